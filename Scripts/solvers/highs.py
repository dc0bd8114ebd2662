"""The true optimum by HiGHS: one linear program a level, the highest first, each pinning the sums of those before."""
import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_array

# How much above its optimum a level's sum may be while lower levels are solved; where HiGHS then finds no room at all, because
# it rounds, the next.
SLACKS = [1e-7, 1e-6, 1e-5, 1e-4]


class Program:
    """The linear program of a system: its variables, and two deviations a row, of which those that are required are 0."""

    def __init__(self, system):
        self.system = system
        rows, count = system.rows, system.count
        width = count + 2 * len(rows)
        lines, columns, cells = [], [], []
        self.bounds = numpy.array([(-numpy.inf, numpy.inf)] * count + [(0.0, numpy.inf)] * (2 * len(rows)))
        for place, row in enumerate(rows):
            for variable, times in row.terms.items():
                lines.append(place), columns.append(variable), cells.append(times)
            for offset, (sign, priority) in enumerate(((-1.0, row.above), (1.0, row.below))):
                column = count + 2 * place + offset
                lines.append(place), columns.append(column), cells.append(sign)
                if priority >= 1000:
                    self.bounds[column] = (0.0, 0.0)
        self.equalities = csr_array((cells, (lines, columns)), shape=(len(rows), width))
        self.wanted = numpy.array([row.constant for row in rows])
        self.pins, self.pinned = [], []

    def cost(self, level):
        cost = numpy.zeros(self.equalities.shape[1])
        for place, row in enumerate(self.system.rows):
            column = self.system.count + 2 * place
            cost[column] = row.above == level
            cost[column + 1] = row.below == level
        return cost

    def solve(self, cost):
        for slack in SLACKS:
            result = linprog(
                cost, A_eq=self.equalities, b_eq=self.wanted, bounds=self.bounds, method="highs",
                A_ub=numpy.array(self.pins) if self.pins else None,
                b_ub=numpy.array(self.pinned) + slack if self.pins else None)
            if not self.pins or result.status != 2:
                break
        return result

    def optimum(self):
        """The values and the sum of each level; None where what is required cannot hold."""
        values, sums = None, []
        for level in self.system.levels() or [None]:
            cost = self.cost(level) if level else numpy.zeros(self.equalities.shape[1])
            result = self.solve(cost)
            if result.status == 2:
                return None
            if result.status != 0:
                raise ArithmeticError(f"{self.system.name}: {result.message}")
            values = result.x[: self.system.count]
            if level:
                sums.append(max(0.0, result.fun))
                self.pins.append(cost)
                self.pinned.append(result.fun)
        return values, sums

    def range(self, variable):
        """The lowest and the highest value of a variable once all levels are pinned; infinite where it has no end."""
        ends = []
        for sign in (1.0, -1.0):
            cost = numpy.zeros(self.equalities.shape[1])
            cost[variable] = sign
            result = self.solve(cost)
            ends.append(sign * result.fun if result.status == 0 else -sign * numpy.inf)
        return ends
