### primaries.py in words (German).

ti3-log-primary = { $you ->
    [yes] Du nutzt die Primärfähigkeit von { $strategy }.
   *[no] { $seat } nutzt die Primärfähigkeit von { $strategy }.
}
