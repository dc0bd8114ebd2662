import ArgumentParser
import AuditModel
import Configuration
import Foundation
import Loading
import Reporting
import ScreenAnalysis
import TextLayout
import Utilities

/// `fitspoken layout`: the solved frames of each screen for a locale, a device and a content size.
struct LayoutCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Print the solved frames of each screen.",
    discussion: """
      Each screen's Auto Layout is solved for a locale (whose language determines the direction), a device and a content \
      size, with the texts that the app shows there. By default, these are the ones that Interface Builder drew: the \
      file's canvas, its development language, arguments not replaced, and the content size large (extra small for files \
      of Xcode 13 and 14, which draw text styles that way).

      EXAMPLES:
        fitspoken layout Base.lproj/Main.storyboard
        fitspoken layout App --locale ar --content-size accessibility1
        fitspoken layout App --screen Login --locale de --format svg > login.svg
        fitspoken layout App --locale de --locale ar --format svg --output drawings
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case json, svg }

  @OptionGroup var input: InputOptions

  @Option(
    name: .customLong("locale"), help: "A locale to lay out for (repeatable; default: the development language).")
  var locales: [String] = []
  @Option(
    name: .customLong("content-size"),
    help: "A content size to lay out at (repeatable; default: the canvas's, or large on a device).")
  var contentSizes: [ContentSizeCategory] = []
  @OptionGroup var devices: DeviceOptions
  @Option(help: "Lay out only interfaces of this platform.") var platform: Platform?
  @Option(help: "Lay out only the screen with this id or name.") var screen: String?
  @OptionGroup var fonts: FontOptions
  @Option(help: "The output format: frames or drawings.") var format = Format.json
  @Option(
    help: "Write the drawings to this folder, one file each; a single drawing may go to standard output.",
    completion: .directory)
  var output: String?

  func validate() throws {
    if output != nil, format == .json { throw ValidationError("--output requires --format svg") }
  }

  func run() async throws {
    let project = try input.project()
    let workspace = try await input.workspace(of: project)
    for fault in workspace.diagnostics where fault.kind == .interfaceParseError || fault.kind == .fileUnreadable {
      Console.complain("\(fault.location.file):\(fault.location.line): \(fault.message)")
    }
    guard workspace.trees.contains(where: { $0.hasKnownLayout && !$0.screens.isEmpty }) else {
      throw CommandFailure.impossible(
        "nothing to lay out: no screen was found in a storyboard, xib, SwiftUI view or interface tree")
    }
    try workspace.requireScreen(screen)
    let context = try context(for: project, workspace)
    let survey = survey(context, project.configuration)
    switch format {
    case .json:
      let rows = await survey.rows()
      try MissingFonts.report(context.text.missingFonts())
      try Console.write(JSONOutput.bytes(of: rows))
    case .svg:
      let pictures = await survey.pictures()
      try MissingFonts.report(context.text.missingFonts())
      try DrawingFiles(folder: output).write(pictures)
    }
  }

  private func context(for project: Project, _ workspace: Workspace) throws -> AnalysisContext {
    let locales = try locales.isEmpty ? [] : LocaleOptions.selected(locales, project.configuration, in: workspace)
    let options = try project.analysisOptions(
      locales: locales, platform: platform, screen: screen, generation: devices.generation(project.configuration),
      fonts: fonts, jobs: input.workers)
    return AnalysisContext(workspace, options: options)
  }

  private func survey(_ context: AnalysisContext, _ configuration: Configuration) -> LayoutSurvey {
    var survey = LayoutSurvey(context)
    survey.contentSizes = Set(contentSizes).sorted()
    survey.devices = devices.screens(configuration)
    return survey
  }
}

/// Drawings of screens: one file each, or a single one on standard output.
struct DrawingFiles {
  /// The folder of the files; nil for standard output.
  var folder: String?

  /// Writes a drawing of each picture.
  func write(_ pictures: [ScreenPicture]) throws {
    guard !pictures.isEmpty else {
      throw CommandFailure.impossible("nothing to draw: no screen has a size and elements with a frame")
    }
    guard let folder else { return try print(pictures) }
    var taken: Set<String> = []
    for picture in pictures {
      let name = Self.name(of: picture, taken: &taken)
      let file = ReportFile(path: folder + "/" + name, content: "drawing")
      try file.makeFolder()
      try file.write(ScreenReporter().render(picture))
    }
    Console.complain("\(counted(pictures.count, "drawing")) written to \(folder)")
  }

  private func print(_ pictures: [ScreenPicture]) throws {
    guard let picture = pictures.first, pictures.count == 1 else {
      throw CommandFailure.impossible(
        "\(pictures.count) drawings cannot be written to standard output; expected a folder as --output, or one --screen"
      )
    }
    try Console.write(LogEscape.xml.applied(to: ScreenReporter().render(picture)))
  }

  /// A file name with the screen and what it is drawn for; no two are equal, even if case is ignored.
  static func name(of picture: ScreenPicture, taken: inout Set<String>) -> String {
    let file = URL(fileURLWithPath: picture.file).deletingPathExtension().lastPathComponent
    let parts = [
      file, picture.title ?? picture.screen, picture.locale.identifier, picture.device, picture.contentSize.rawValue,
    ]
    let base = parts.map { String($0.map(Self.safe).prefix(60)) }.joined(separator: "_")
    var name = base
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name + ".svg"
  }

  private static func safe(_ character: Character) -> Character {
    character.isLetter || character.isNumber || "-._".contains(character) ? character : "-"
  }
}
