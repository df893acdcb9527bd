### primaries.py in words (English).

ti3-log-primary = { $you ->
    [yes] You use the primary ability of { $strategy }.
   *[no] { $seat } uses the primary ability of { $strategy }.
}
