/// The sizes of a tableau and where it stands in the solver's storage.
///
/// All tableaux of a solver share one array of numbers and one of indices.
struct TableauShape: Sendable {
  /// The rows with a price: those of the system that depend on the tableau's parameters.
  var rows: Int
  /// The parameters: free variables.
  var columns: Int
  /// The priority levels that optional and required rows have, the highest first.
  var levels: Int
  /// Where the tableau's numbers start.
  var firstNumber = 0
  /// Where the tableau's indices start.
  var firstIndex = 0
  /// Where the tableau's rows start in the solver's list of rows.
  var firstRow = 0
  /// Where the tableau's parameters start in the solver's list of parameters.
  var firstParameter = 0
  /// Whether the vertex may no longer be the best: a row has changed sides or prices since the last optimum.
  var isDirty = true
  /// Whether deviations have changed since values were read.
  var hasMoved = true
  /// Whether the last run ended without an optimum, because rounding kept it from ending.
  var isStuck = false

  /// The cells, the deviations, the costs with one more level for an objective, the slopes, and the steps' lengths.
  var numberCount: Int { rows * columns + rows + (levels + 1) * columns + (levels + 1) + rows }

  /// Labels of rows and columns, the levels above and below of all labels, sides, two lists of rows, one of columns.
  var indexCount: Int { rows + columns + 2 * (rows + columns) + rows + 2 * rows + columns }

  /// Whether the tableau is small enough to be written out: 256 MB.
  var isSolvable: Bool { rows * columns <= 1 << 25 }
}
