package import AuditModel

/// One file of pseudo-translations, not yet written.
package struct PseudoFile: Sendable {
  /// The path below the output folder, with `/`.
  package var path: String
  /// The style of its texts.
  package var style: PseudoStyle
  /// The contents, as UTF-8.
  package var text: String
  /// The number of entries.
  package var entries: Int
}

/// The files that contain the pseudo-translations of a project.
package struct PseudoFiles {
  /// The files, by table, then style.
  package private(set) var files: [PseudoFile] = []
  /// What has no pseudo-translation, and why; sorted.
  package private(set) var skipped: [PseudoSkip]

  /// The mark at the head of every file, by which a file that may be replaced is recognized.
  package static let mark = "Made by \"fitspoken pseudo\""

  /// The files of a workspace's tables in some styles.
  package init(of workspace: Workspace, styles: [PseudoStyle]) {
    let found = PseudoTables(of: workspace)
    skipped = found.skipped
    for table in found.tables { for style in styles { add(table, style) } }
    refuseSharedPaths()
    skipped = Set(skipped).sorted()
  }

  /// Removes the files that cannot be written to their paths.
  package mutating func leaveOut(_ isBlocked: (PseudoFile) -> Bool, reason: String) {
    skipped += files.filter(isBlocked).map { PseudoSkip(what: $0.path, reason: reason) }
    files.removeAll(where: isBlocked)
  }

  private mutating func add(_ table: PseudoTable, _ style: PseudoStyle) {
    let path = Self.path(of: table, style)
    let head = "\(Self.mark) (\(style.rawValue)); do not edit, it is regenerated."
    let files = table.files.map { $0.translated(to: style) }
    let plain = files.flatMap(\.entries).filter { $0.leaves == nil }.keepingFirst()
    if !plain.isEmpty {
      let text = StringsText(plain, head: head).text
      self.files.append(PseudoFile(path: path + ".strings", style: style, text: text, entries: plain.count))
    }
    let rules = rules(of: files)
    if !rules.isEmpty {
      let text = PropertyListValue.dictionary(rules).document(head: head)
      self.files.append(PseudoFile(path: path + ".stringsdict", style: style, text: text, entries: rules.count))
    }
  }

  private mutating func rules(of files: [StringsFile]) -> [PropertyListValue.Pair] {
    var pairs: [PropertyListValue.Pair] = []
    var seen: KeySet = []
    for file in files {
      for entry in file.entries where entry.leaves != nil && seen.insert(entry.key) {
        do throws(StringsdictEntry.Failure) {
          let rules = try StringsdictEntry.dictionary(of: entry, format: file.format)
          pairs.append(PropertyListValue.Pair(key: entry.key, value: rules))
        } catch {
          skipped.append(PseudoSkip(what: "\(file.path): \"\(entry.key)\"", reason: error.reason))
        }
      }
    }
    return pairs
  }

  /// The path without extension; names come from untrusted files, and must not lead out of the folder.
  private static func path(of table: PseudoTable, _ style: PseudoStyle) -> String {
    let bundle = folders(of: table.bundle.path).map { table.bundle.isExchange == true ? stem(of: $0) : $0 }
    return (bundle + ["\(style.locale).lproj"] + folders(of: table.name)).joined(separator: "/")
  }

  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != ".." && $0 != "." }
  }

  /// A folder cannot have the name of an exchange document in the same folder.
  private static func stem(of name: Substring) -> Substring {
    let lower = name.lowercased()
    let suffix = [".xliff", ".xlf", ".xcloc"].first { lower.hasSuffix($0) && lower.utf8.count > $0.utf8.count }
    return name.dropLast(suffix?.count ?? 0)
  }

  /// Of two tables with the same path, the second is skipped.
  private mutating func refuseSharedPaths() {
    var seen: Set<String> = []
    files.removeAll { file in
      guard !seen.insert(file.path).inserted else { return false }
      skipped.append(PseudoSkip(what: file.path, reason: "another table is written to the same path"))
      return true
    }
  }
}

extension [StringsEntry] {
  /// The entries without those whose key is in an earlier file.
  fileprivate func keepingFirst() -> [StringsEntry] {
    var seen: KeySet = []
    return filter { seen.insert($0.key) }
  }
}

/// Writes entries as an old-style strings file, which Apple's loader and ours read back with the same keys and values.
struct StringsText {
  /// The file's text.
  private(set) var text: String

  /// A file with a comment at its head and the entries in their order.
  init(_ entries: [StringsEntry], head: String) {
    text = Self.comment(head)
    for entry in entries {
      text += "\n"
      if let comment = entry.comment, !comment.isEmpty { text += Self.comment(comment) }
      text += "\"\(Self.escaped(entry.key))\" = \"\(Self.escaped(entry.value))\";\n"
    }
  }

  /// A comment cannot contain its own terminator.
  private static func comment(_ text: String) -> String {
    "/* \(text.replacing("*/", with: "* /").replacing("\0", with: " ")) */\n"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars { result += escapes[scalar] ?? escapedControl(scalar) }
    return result
  }

  private static func escapedControl(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]
}
