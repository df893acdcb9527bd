### transports.py in words (English).

ti3-card-massive_transport = Massive Transport
ti3-card-massive_transport-text = As an action: move a space dock to another planet of yours, on a way free of enemy ships.
ti3-card-secret_industrial_agent = Secret Industrial Agent
ti3-card-secret_industrial_agent-text = As an action: destroy a space dock outside home systems.
ti3-card-spacedock_accident = Spacedock Accident
ti3-card-spacedock_accident-text = As an action: a space dock outside home systems produces nothing in this round.
ti3-card-transport = Transport
ti3-card-transport-text = As an action: move up to three ground forces from one planet of yours to another, on a way free of enemy ships.
