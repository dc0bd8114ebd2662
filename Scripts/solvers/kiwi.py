"""What kiwi makes of systems: strengths that are powers of a base by the rank of the priority.

Run as a program of its own, since kiwi ends the whole process where rounding misleads it ("The objective is unbounded").
"""
import json
import subprocess
import sys

import systems

# Kiwi cuts strengths at about this.
CEILING = 1.0e9


def values(system):
    """The values, or None where kiwi cannot hold what is required."""
    import kiwisolver

    levels = system.levels()
    base = min(1000.0, CEILING ** (1 / max(1, len(levels) - 1)))
    strengths = {level: base ** (len(levels) - 1 - rank) for rank, level in enumerate(levels)}
    strengths[1000] = "required"
    variables = [kiwisolver.Variable(str(place)) for place in range(system.count)]
    solver = kiwisolver.Solver()
    for row in system.rows:
        terms = [kiwisolver.Term(variables[place], times) for place, times in row.terms.items() if times]
        expression = kiwisolver.Expression(terms, -row.constant)
        sides = [("==", row.above)] if row.above == row.below else [("<=", row.above), (">=", row.below)]
        for relation, priority in sides:
            if priority <= 0 or (not terms and priority < 1000):
                continue
            try:
                solver.addConstraint(kiwisolver.Constraint(expression, relation, strengths[priority]))
            except kiwisolver.UnsatisfiableConstraint:
                return None
    solver.updateVariables()
    return [variable.value() for variable in variables]


def all_values(samples, dropped):
    """The values of many systems; None where kiwi has none or ended."""
    found = []
    while len(found) < len(samples):
        rest = list(zip(samples, dropped))[len(found) :]
        text = "".join(json.dumps(pair) + "\n" for pair in rest)
        run = subprocess.run([sys.executable, __file__], input=text, capture_output=True, text=True, check=False)
        found += [json.loads(line) for line in run.stdout.splitlines()]
        if len(found) < len(samples):
            found.append(None)
    return found


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(values(systems.System(*json.loads(line)))), flush=True)
