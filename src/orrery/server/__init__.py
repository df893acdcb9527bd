"""The browser table's other half: tables that last, links to sit down with, and what each seat may see, on the wire."""
