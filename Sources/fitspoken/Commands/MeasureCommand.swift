import ArgumentParser
import AuditModel
import Foundation
import TextLayout

/// `fitspoken measure`: the fit of one text, or of a JSON Lines batch.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure whether a text fits a width and height.",
    discussion: """
      Prints one JSON object for each text and content size, in the order of the input. A batch is answered while it is \
      read. A line that cannot be answered is reported on standard error; the others are still answered, and the exit \
      status is 2.

      EXAMPLES:
        fitspoken measure "Einstellungen" --style body --width 90 --lines 2
        fitspoken measure "Save" --font ./Brand.otf --size 15 --width 40
        fitspoken measure --input texts.jsonl
        fitspoken measure "Save" --style body --content-size accessibility3

      A line of a batch may have the fields text, locale, platform, style or size, weight, font, monospacedDigits, \
      tracking, width, height, numberOfLines, lineBreakMode, lineBreakStrictness, minimumScaleFactor, tightening, paragraphStyle and \
      contentSizes; only text is required. Documentation/measure.md describes them.
      """)

  @Argument(help: "The text to measure.") var text: String?
  @Option(help: "Read a batch in JSON Lines from this file, or from standard input (-).") var input: String?
  @Option(help: "The text's language, such as de or zh-Hans.") var locale: String?
  @Option(help: "The platform whose text styles apply (default: iOS).") var platform: String?
  @Option(help: "A text style, such as body, which scales with the content size.") var style: String?
  @Option(help: "A fixed point size (default: 17).") var size: Double?
  @Option(help: "The font weight, such as semibold.") var weight: String?
  @Option(help: "The family or PostScript name of a font, or the path of a font file.") var font: String?
  @Flag(help: "Use digits of equal width.") var monospacedDigits = false
  @Option(help: "The space after each glyph, in points (default: that of the system font).") var tracking: Double?
  @Option(help: "The available width, in points.") var width: Double?
  @Option(help: "The available height, in points.") var height: Double?
  @Option(help: "The maximum number of lines, or 0 for no maximum (default: 1).") var lines: Int?
  @Option(help: "How a text wraps or is truncated (default: truncatingTail).") var lineBreakMode: String?
  @Option(
    help: "How strictly Chinese and Japanese lines break: strict, normal or loose (default: that of the language).")
  var lineBreakStrictness: String?
  @Option(help: "The smallest factor by which the font may shrink to fit.") var minimumScaleFactor: Double?
  @Flag(help: "Allow letter spacing to tighten by up to 5 %.") var tightening = false
  @Option(help: "The paragraph style as JSON, such as '{\"headIndent\": 10}'.") var paragraphStyle: String?
  @Option(name: .customLong("content-size"), help: "A content size, such as xxLarge (repeatable; default: large).")
  var contentSizes: [String] = []
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if (text == nil) == (input == nil) { throw ValidationError("expected either a text or --input") }
    guard input != nil, let option = givenOption else { return }
    throw ValidationError("\(option) applies to a single text; in a batch it is a field of each line")
  }

  /// The first given option that describes a single text; nil without one.
  private var givenOption: String? {
    let options: [(String, Bool)] = [
      ("--locale", locale != nil), ("--platform", platform != nil), ("--style", style != nil), ("--size", size != nil),
      ("--weight", weight != nil), ("--font", font != nil), ("--monospaced-digits", monospacedDigits),
      ("--tracking", tracking != nil), ("--width", width != nil), ("--height", height != nil),
      ("--lines", lines != nil), ("--line-break-mode", lineBreakMode != nil),
      ("--line-break-strictness", lineBreakStrictness != nil),
      ("--minimum-scale-factor", minimumScaleFactor != nil), ("--tightening", tightening),
      ("--paragraph-style", paragraphStyle != nil), ("--content-size", !contentSizes.isEmpty),
    ]
    return options.first(where: \.1)?.0
  }

  func run() throws {
    let engine = TextEngine(fontFolders: fonts.fontFolders)
    try engine.withMeasurer { measurer in
      let runner = MeasureRunner(engine: engine, measurer: measurer)
      if let input {
        guard try MeasureBatch(runner: runner, path: input).answer() else {
          throw CommandFailure(status: .failed, message: nil)
        }
        return
      }
      do {
        Console.write(try runner.answer(job()))
      } catch let problem as MeasureProblem {
        throw CommandFailure.impossible(problem.message)
      }
    }
  }

  private func job() throws -> MeasureJob {
    MeasureJob(
      text: text, locale: locale, platform: platform, style: style, size: size, weight: weight, font: font,
      monospacedDigits: monospacedDigits ? true : nil, tracking: tracking, width: width, height: height,
      numberOfLines: lines, lineBreakMode: lineBreakMode,
      lineBreakStrictness: lineBreakStrictness, minimumScaleFactor: minimumScaleFactor,
      tightening: tightening ? true : nil, paragraphStyle: try paragraphStyle.map(MeasureLine.paragraphStyle),
      contentSizes: contentSizes.isEmpty ? nil : contentSizes)
  }
}
