"""The server of the browser table: tables that last, links to sit down with, and a view of the table for each seat."""
