### transports.py in words (German).

ti3-card-massive_transport = Massive Transport
ti3-card-massive_transport-text = Als Aktion: ein Raumdock auf einen anderen eigenen Planeten, auf einem Weg ohne gegnerische Schiffe.
ti3-card-secret_industrial_agent = Secret Industrial Agent
ti3-card-secret_industrial_agent-text = Als Aktion: Ein Raumdock außerhalb der Heimatsysteme wird zerstört.
ti3-card-spacedock_accident = Spacedock Accident
ti3-card-spacedock_accident-text = Als Aktion: Ein Raumdock außerhalb der Heimatsysteme produziert in dieser Runde nichts.
ti3-card-transport = Transport
ti3-card-transport-text = Als Aktion: bis zu drei Bodentruppen von einem eigenen Planeten auf einen anderen, auf einem Weg ohne gegnerische Schiffe.
