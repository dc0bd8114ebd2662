import Utilities

extension String {
  /// The text of the app as a report shows it: on one line, with control characters as escapes, truncated if it is very long.
  func visible(limit: Int = 2000) -> String { escapingControls(limit: limit) }

  /// The path of a file as a report shows it; one that would begin a command of GitHub's begins with its folder.
  var visiblePath: String { (hasPrefix("::") ? "./" : "") + visible() }
}
