internal import AuditModel

/// The formats that readers of the caller's own add to those that are known.
struct ForeignFormats: Sendable {
  /// The readers.
  var readers: [any InterfaceReader] = []

  /// The format of a file of that name; nil if no reader takes it.
  func format(fileName: String) -> FileFormat? {
    guard !readers.isEmpty, let ending = fileName.split(separator: ".").dropFirst().last?.lowercased() else {
      return nil
    }
    return reader(for: ending) == nil ? nil : .other(ending)
  }

  /// The first reader that takes files with an ending.
  func reader(for ending: String) -> (any InterfaceReader)? { readers.first { $0.fileExtensions.contains(ending) } }
}
