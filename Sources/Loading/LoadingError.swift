/// Why nothing could be loaded.
public enum LoadingError: Error, Sendable, Hashable {
  /// A given path does not exist.
  case pathDoesNotExist(String)
  /// A given path cannot be looked at, with the reason.
  case pathUnreadable(String, reason: String)
  /// No path was given.
  case nothingGiven
}

extension LoadingError: CustomStringConvertible {
  /// What went wrong, for a person.
  public var description: String {
    switch self {
    case .pathDoesNotExist(let path): "\(path): no such file or folder"
    case .pathUnreadable(let path, let reason): "\(path): cannot be read (\(reason))"
    case .nothingGiven: "no file or folder was given"
    }
  }
}
