import ArgumentParser
import AuditModel
import Foundation
import Loading
import Pseudo
import SystemPackage

/// `fitspoken pseudo`: writes pseudo-localized strings tables.
struct PseudoCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo", abstract: "Write pseudo-localized strings tables.",
    discussion: """
      Makes strings tables from the texts of the development language that show, before anything is translated, what is \
      truncated, what is not localized and what is not mirrored. Placeholders, plural rules, escapes, tags and addresses \
      stay as they are. Each file is written to OUTPUT/BUNDLE/LOCALE.lproj; a file that this command did not create is never \
      overwritten.

      STYLES:
      \(styleList)

      EXAMPLES:
        fitspoken pseudo App --output /tmp/pseudo
        fitspoken pseudo App --output App --style accented --style right-to-left
        fitspoken audit App --pseudo
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "The folder to write to; it may be the app's.", completion: .directory)
  var output: String

  @Option(name: .customLong("style"), help: "Write only this style (repeatable).")
  var styles: [PseudoStyle] = []

  func run() async throws {
    let workspace = try await input.workspace(of: try input.project())
    var result = PseudoFiles(of: workspace, styles: PseudoStyle.chosen(styles))
    result.leaveOut(
      isShadowedByCatalog,
      reason:
        "Xcode ignores a table next to a String Catalog of its name; choose another folder, or use 'audit --pseudo'")
    guard !result.files.isEmpty else {
      throw CommandFailure.impossible("nothing to write: \(Self.emptiness(of: workspace, result))")
    }
    try refuseForeignFiles(result.files)
    for file in result.files {
      let target = target(of: file)
      try target.makeFolder()
      try target.write(Array(file.text.utf8))
    }
    try Console.write(Console.harmless(PseudoSummary(result, folder: output).text))
  }

  private static let styleList = PseudoStyle.allCases.map { style in
    let name = style.rawValue.padding(toLength: 15, withPad: " ", startingAt: 0)
    return "  \(name)\(style.locale)  \(PseudoText.translation(of: "Save %d files", in: style))"
  }.joined(separator: "\n")

  private static func emptiness(of workspace: Workspace, _ result: PseudoFiles) -> String {
    if let emptiness = workspace.emptiness { return emptiness }
    guard !result.skipped.isEmpty else { return "no table and no interface with texts was found" }
    return result.skipped.map { "\($0.what): \($0.reason)" }.joined(separator: "; ")
  }

  private func target(of file: PseudoFile) -> ReportFile {
    ReportFile(path: URL(fileURLWithPath: output).appendingPathComponent(file.path).path, content: "table")
  }

  /// The first link on a path below the output folder.
  private func link(on path: String) -> FilePath? {
    var below = FilePath(output)
    return FilePath(path).components.lazy.map { component in
      below.append(component)
      return below
    }.first { (try? FileSystem.kind($0, followsLinks: false)) == .link }
  }

  /// Whether a String Catalog of the table's name is in the folder that contains the file's `.lproj`.
  private func isShadowedByCatalog(_ file: PseudoFile) -> Bool {
    let url = URL(fileURLWithPath: target(of: file).path)
    let catalog = url.deletingPathExtension().lastPathComponent + ".xcstrings"
    let folder = url.deletingLastPathComponent().deletingLastPathComponent()
    return ["", "mul.lproj"].contains { subfolder in
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(subfolder).appendingPathComponent(catalog).path)
    }
  }

  /// Throws before anything is written if a file exists that this command did not create, or if a link below the folder
  /// leads to another.
  private func refuseForeignFiles(_ files: [PseudoFile]) throws {
    if let link = files.lazy.compactMap({ link(on: $0.path) }).first {
      throw CommandFailure.impossible("\(link) is a symbolic link; nothing was written")
    }
    for path in files.map({ target(of: $0).path }) where FileManager.default.fileExists(atPath: path) {
      let handle = FileHandle(forReadingAtPath: path)
      let head = String(decoding: (try? handle?.read(upToCount: 1024)) ?? Data(), as: UTF8.self)
      guard head.contains(PseudoFiles.mark) else {
        throw CommandFailure.impossible("\(path) was not created by 'fitspoken pseudo'; nothing was written")
      }
    }
  }
}

/// What was written, what was skipped, and why.
struct PseudoSummary {
  /// The summary, a line for each file.
  let text: String

  /// The summary of files in a folder.
  init(_ result: PseudoFiles, folder: String) {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    var lines = result.files.map { "\(folder)\($0.path): \(Self.count($0.entries, "entry", "entries"))" }
    lines += result.skipped.map { "skipped \($0.what): \($0.reason)" }
    let entries = result.files.reduce(0) { $0 + $1.entries }
    let styles = PseudoStyle.allCases.filter { style in result.files.contains { $0.style == style } }
    lines.append("")
    lines.append(
      "\(Self.count(result.files.count, "file", "files")) with \(Self.count(entries, "entry", "entries")) written: "
        + styles.map { "\($0.locale) (\($0.rawValue))" }.joined(separator: ", "))
    if !result.skipped.isEmpty { lines.append("\(result.skipped.count) skipped") }
    text = lines.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
