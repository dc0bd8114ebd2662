internal import Foundation

/// The build settings of a configuration file (`.xcconfig`), with those of the files that it includes.
///
/// Source: Xcode, "Adding a build configuration file to your project". A setting for one SDK or architecture (`NAME[sdk=macosx*]`)
/// is left out.
struct ConfigurationFile {
  /// The values by name; the last one counts.
  private(set) var settings: [String: String] = [:]

  private let contents: (String) -> [UInt8]?
  private var open: Set<String> = []

  /// Reads the file at a path; `contents` gives those of a path, or nil if there is no such file.
  init(at path: String, contents: @escaping (String) -> [UInt8]?) {
    self.contents = contents
    read(path)
  }

  private mutating func read(_ path: String) {
    guard open.insert(path).inserted, let bytes = contents(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let included = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/)?.output.1 {
        read(ProjectPath.joined(path.parentFolder, String(included)))
      } else if let (_, name, value) = line.firstMatch(of: /^\s*([A-Za-z_]\w*)\s*=\s*(.*)$/)?.output {
        settings[String(name)] = Self.value(value)
      }
    }
  }

  /// A value without the comment and the semicolon after it.
  private static func value(_ text: Substring) -> String {
    let value = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text
    return value.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ";")))
  }

  /// The value of a setting, with the values of the settings that it refers to: `$(PLATFORMS)`; nil without one.
  func value(of name: String) -> String? {
    guard var value = settings[name] else { return nil }
    for _ in 0..<Self.maximumReferences {
      guard let reference = value.firstMatch(of: /\$[({](\w+)[)}]/) else { break }
      value.replaceSubrange(reference.range, with: settings[String(reference.output.1)] ?? "")
    }
    return value
  }

  /// Further references in a value are left as they are.
  private static let maximumReferences = 16
}
