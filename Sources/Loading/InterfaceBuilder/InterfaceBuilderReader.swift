import AuditModel

/// Reads Interface Builder's files, `.storyboard` and `.xib`, for iOS, tvOS, visionOS and macOS.
package enum InterfaceBuilderReader {
  /// Reads a file.
  ///
  /// A file that is not well-formed gives one diagnostic, at the first fault; one of a format that is not read gives the
  /// reason. Screens that Interface Builder marks as launch screens are read like any other.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's path relative to the audit's root; its name is that of the strings table.
  package static func read(_ bytes: [UInt8], path: String) -> InterfaceReading {
    let root: XMLNode
    do {
      root = try XMLReader.read(bytes)
    } catch {
      return InterfaceReading(diagnostics: [diagnostic(error.message, at: error.position, in: path)])
    }
    switch DocumentType(root: root) {
    case .interface(let platform): return read(root, path: path, platform: platform)
    case .skipped(let reason): return InterfaceReading(skipped: reason)
    case .foreign:
      let message = "the root element is <\(root.name.prefix(60))>; expected <document>"
      return InterfaceReading(diagnostics: [diagnostic(message, at: root.position, in: path)])
    }
  }

  private static func read(_ root: XMLNode, path: String, platform: Platform) -> InterfaceReading {
    let file = FileContext(document: root, path: path, platform: platform)
    var reader = ScreenReader(document: root, file: file)
    var tree = InterfaceTree(source: path, platform: platform)
    tree.table = file.table
    tree.toolsVersion = root["toolsVersion"]
    tree.device = root.child("device")?["id"]
    tree.isLandscape = root.child("device")?["orientation"] == "landscape" ? true : nil
    tree.usesAutoLayout = root.flag("useAutolayout") == true ? nil : false
    tree.objectIDs = file.nodes.keys.sorted()
    tree.screens = reader.screens()
    let duplicates = reader.duplicate.map { duplicate in
      LoadingDiagnostic(
        kind: .interfaceParseError, location: duplicate.second,
        message:
          "the object id \"\(duplicate.id)\" stands twice, first in line \(duplicate.first.line); expected one object")
    }
    var reading = InterfaceReading(tree: tree, diagnostics: duplicates.map { [$0] } ?? [])
    reading.customFonts = CustomFontReader.read(root)
    return reading
  }

  private static func diagnostic(_ message: String, at position: XMLPosition, in path: String) -> LoadingDiagnostic {
    let location = SourceLocation(file: path, line: position.line, column: position.column)
    return LoadingDiagnostic(kind: .interfaceParseError, location: location, message: message)
  }
}
