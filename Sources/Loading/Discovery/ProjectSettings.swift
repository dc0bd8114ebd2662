internal import AuditModel

/// Reads the one setting that an audit needs of property lists and Xcode projects: the development region.
enum ProjectSettings {
  /// `CFBundleDevelopmentRegion` of a property list; the outer nil is no property list at all.
  static func region(ofPropertyList bytes: [UInt8], path: String) -> String?? {
    let reading = StringsReader.read(bytes, path: path, folder: "", locale: .english)
    guard !reading.file.isRejected else { return .none }
    return .some(reading.file.entries.last { $0.key == "CFBundleDevelopmentRegion" }?.value)
  }

  /// `developmentRegion` of a `project.pbxproj`; nil where it is not there.
  static func region(ofProject bytes: [UInt8]) -> String? {
    let name = Array("developmentRegion".utf8)
    guard let first = name.first else { return nil }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      guard rest.starts(with: name) else {
        rest = rest.dropFirst()
        continue
      }
      let line = String(decoding: rest.prefix { $0 != Byte.semicolon && $0 != Byte.lineFeed }, as: UTF8.self)
      return line.split(separator: "=").dropFirst().first?.trimmed.trimmedQuotes
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " }.trimmingEnd { $0 == " " } }
  fileprivate var trimmedQuotes: String { String(drop { $0 == "\"" }.trimmingEnd { $0 == "\"" }) }

  private func trimmingEnd(_ isDropped: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, isDropped(last) { result.removeLast() }
    return result
  }
}
