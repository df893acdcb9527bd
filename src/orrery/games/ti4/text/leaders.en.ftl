### Twilight Imperium 4: names of the leaders (English). The German twin is leaders.de.ftl.

## Kinds of leaders

ti4-leader-kind-agent = agent
ti4-leader-kind-commander = commander
ti4-leader-kind-hero = hero
