internal import AuditModel
internal import Utilities

extension SourceFile {
  /// Whether code, or the header beside it, has one of some names other than as a part of a longer one.
  func mayName(_ names: [String]) -> Bool {
    [bytes, header ?? []].contains { text in
      // Few files have a name even as a part of a longer one.
      names.contains(where: text.hasBytes) && !ByteSigns(names).counts(in: text).isEmpty
    }
  }
}

extension [UInt8] {
  /// Whether a name, or a text, begins with a stem in the code, whatever the case of its first letter, or with the rest of it.
  func beginsName(with stem: String) -> Bool {
    let rest = String(stem.dropFirst())
    // Nothing is known of what has no name.
    if rest.isEmpty { return true }
    var end = 0
    while let start = byteOffset(of: rest, from: end) {
      end = start + 1
      let before = self[..<start]
      // ASCII letters of both cases differ in one bit.
      let hasFirst = before.last.map { $0 | 0x20 } == stem.utf8.first.map { $0 | 0x20 }
      guard (hasFirst ? before.dropLast() : before).last.map(ByteSigns.isOfName) == true else { return true }
    }
    return false
  }
}
