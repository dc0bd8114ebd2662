import ArgumentParser
import AuditModel
import Foundation
import TextLayout

/// `fitspoken measure`: the fit of one text, or of a JSON Lines batch.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure whether a text fits its room.",
    discussion: """
      Prints one JSON object per text and content size, in the order of the input. A batch is answered while it is \
      read; a line that cannot be answered is told on standard error, the rest goes on, and the status is 2 at the end.

      EXAMPLES:
        fitspoken measure "Einstellungen speichern" --style body --width 120 --lines 2
        fitspoken measure "Save" --font ./Brand.otf --size 15 --width 40 --line-break-mode truncatingMiddle
        echo '{"text": "Save", "size": 15, "width": 40}' | fitspoken measure --input -

        fitspoken measure "Save" --style body --width 90 --content-size large --content-size accessibility3

      A line of a batch has the fields text, locale, platform, style or size, weight, font, monospacedDigits, tracking, width, height, \
      numberOfLines, lineBreakMode, lineBreakStrictness, minimumScaleFactor, tightening, paragraphStyle and \
      contentSizes; only text is required. All are described in Documentation/measure.md.
      """)

  @Argument(help: "The text.") var text: String?
  @Option(help: "Read a JSON Lines batch from this file, or from standard input (-).") var input: String?
  @Option(help: "The text's language, such as de or zh-Hans.") var locale: String?
  @Option(help: "The platform, whose text styles differ (default iOS).") var platform: String?
  @Option(help: "The text style, such as body; it follows the content size.") var style: String?
  @Option(help: "A fixed point size (default 17).") var size: Double?
  @Option(help: "The weight, such as semibold.") var weight: String?
  @Option(help: "A font's family or PostScript name, or a font file to measure exactly as it is.") var font: String?
  @Flag(help: "All digits have one width.") var monospacedDigits = false
  @Option(help: "The space after each glyph in points (default: the system font's own).") var tracking: Double?
  @Option(help: "The room's width in points.") var width: Double?
  @Option(help: "The room's height in points.") var height: Double?
  @Option(help: "How many lines the text may take; 0 is any number (default 1).") var lines: Int?
  @Option(help: "What happens to a text that is too wide (default truncatingTail).") var lineBreakMode: String?
  @Option(
    help: "How strictly Chinese and Japanese lines break: strict, normal or loose (default: as the language does).")
  var lineBreakStrictness: String?
  @Option(help: "The smallest factor to which the font may shrink.") var minimumScaleFactor: Double?
  @Flag(help: "Letter spacing may tighten by up to 5 %.") var tightening = false
  @Option(help: "How paragraphs are set, as JSON, such as '{\"headIndent\": 10}'.") var paragraphStyle: String?
  @Option(name: .customLong("content-size"), help: "A content size, such as xxLarge; repeatable (default large).")
  var contentSizes: [String] = []
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if (text == nil) == (input == nil) { throw ValidationError("give either a text or --input, and not both") }
    guard input != nil, let option = givenOption else { return }
    throw ValidationError("\(option) goes with one text; of a batch it is a field of each line")
  }

  /// The first option that tells of one text; nil where none is given.
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
