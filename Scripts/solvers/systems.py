"""Constraint systems and our solutions, as `bench` writes them on lines of JSON."""
import json
import subprocess

REQUIRED = 1000


class Row:
    """One constraint: terms, what they want to be, and the priorities of being more and of being less (0: may be)."""

    def __init__(self, constraint):
        self.terms = {}
        for variable, coefficient in constraint["terms"]:
            self.terms[int(variable)] = self.terms.get(int(variable), 0) + coefficient
        self.constant = constraint["constant"]
        relation = constraint.get("relation")
        priority = min(constraint.get("priority", REQUIRED), REQUIRED)
        self.rank = constraint.get("rank", 0)
        self.above = 0 if relation == ">=" else priority
        self.below = 0 if relation == "<=" else priority
        if relation is None:
            self.above = min(constraint["hugging"], REQUIRED)
            self.below = min(constraint["resistance"], REQUIRED)

    def release(self):
        """Forgets what was required, as when the constraint is dropped."""
        self.above = self.above if self.above < REQUIRED else 0
        self.below = self.below if self.below < REQUIRED else 0

    def deviation(self, values):
        return sum(times * values[variable] for variable, times in self.terms.items()) - self.constant


class System:
    """A system with its rows."""

    def __init__(self, sample, dropped=(), edit=None):
        self.name = sample["name"]
        self.count = sample["variables"]
        self.rows = [Row(constraint) for constraint in sample["constraints"]]
        if edit:
            self.rows[edit["constraint"]].constant = edit["constant"]
        for place in dropped:
            self.rows[place].release()

    def levels(self):
        """The optional priorities that occur, the highest first."""
        found = {priority for row in self.rows for priority in (row.above, row.below)}
        return sorted((priority for priority in found if 0 < priority < REQUIRED), reverse=True)

    def sums(self, values):
        """The sum of deviations at each optional level, and how far the worst required row is missed."""
        sums, worst = {level: 0.0 for level in self.levels()}, 0.0
        for row in self.rows:
            deviation = row.deviation(values)
            priority = row.above if deviation > 0 else row.below
            if priority >= REQUIRED:
                worst = max(worst, abs(deviation))
            elif priority > 0:
                sums[priority] += abs(deviation)
        return [sums[level] for level in self.levels()], worst


def samples(bench, count):
    output = subprocess.run([bench, "random-systems", str(count)], check=True, stdout=subprocess.PIPE).stdout
    return [json.loads(line) for line in output.splitlines()]


def solutions(bench, samples):
    text = "".join(json.dumps(sample) + "\n" for sample in samples)
    output = subprocess.run([bench, "solve-systems"], check=True, input=text.encode(), stdout=subprocess.PIPE).stdout
    return [json.loads(line) for line in output.splitlines()]
