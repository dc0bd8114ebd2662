internal import AuditModel

/// The result of reading one recording.
struct RecordedReading {
  /// The tree with its screens; nil if none could be read.
  var tree: InterfaceTree?
  /// What went wrong.
  var diagnostics: [LoadingDiagnostic] = []
}

/// Reads interface trees that tools record from running apps, each by what the file contains.
enum RecordedTreeReader {
  /// Reads the contents of a file; `path` is its path relative to the audit's root.
  static func read(_ bytes: [UInt8], path: String) -> RecordedReading {
    let dump = dump(of: bytes, path: path)
    var reading = RecordedReading()
    if let fault = dump.fault {
      reading.diagnostics = [
        LoadingDiagnostic(kind: .interfaceParseError, location: fault.location, message: fault.message)
      ]
    }
    reading.tree = tree(of: dump, path: path)
    return reading
  }

  private static func dump(of bytes: [UInt8], path: String) -> RecordedDump {
    let first = bytes.first { !white.contains($0) && !mark.contains($0) }
    switch first {
    case UInt8(ascii: "<"): return PageSourceReader.read(bytes, path: path)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      // A log may begin with a bracket as well.
      return RecordedJSON.read(bytes, path: path) ?? DebugDescriptionReader.read(bytes, path: path)
    default: return DebugDescriptionReader.read(bytes, path: path)
    }
  }

  private static func tree(of dump: RecordedDump, path: String) -> InterfaceTree? {
    let name = RecordedLocale(path: path)
    var tree = InterfaceTree(source: path, platform: dump.platform)
    tree.recording = dump.format
    tree.locale = dump.locale ?? name.locale
    let screen = dump.screen ?? name.screen
    for elements in dump.screens {
      let number = tree.screens.count + 1
      let builder = RecordedTreeBuilder(elements, hasAllTraits: dump.hasAllTraits)
      if let screen = builder.screen(id: number == 1 ? screen : "\(screen)-\(number)") {
        tree.screens.append(screen)
      }
    }
    guard !tree.screens.isEmpty else { return nil }
    TreeCompletion.complete(&tree, locations: [])
    return tree
  }

  private static let white = Set(" \t\r\n".utf8)
  private static let mark: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFF, 0xFE, 0]
}
