### Twilight Imperium 4: wie die Anführer heißen (Deutsch). Die englische Fassung ist leaders.en.ftl.

## Arten von Anführern

ti4-leader-kind-agent = Agent
ti4-leader-kind-commander = Commander
ti4-leader-kind-hero = Held
