import AuditModel
import Foundation
import TextLayout

/// Ten thousand titles in every box of a grid: our engine against Pango, and against HarfBuzz, which only shapes.
struct Fitting {
  private let set: TitleSet
  private let ours: OurFits
  private let grid = FitGrid.full
  private let variants: FaceVariants
  private let finder = FaceRunFinder()
  private let peers: Peers
  private let folder: URL
  private let sampleStep: Int

  /// A bench with its tables in a folder; a quick one has a tenth of the titles.
  init(in folder: URL, isQuick: Bool) throws {
    set = try TitleSet(count: isQuick ? 1000 : 10_000, words: URL(fileURLWithPath: "Benchmarks/Titles/words.tsv"))
    variants = FaceVariants(grid, titles: set.titles, finder: finder)
    ours = OurFits(titles: set.titles, faces: variants.fonts, times: isQuick ? 2 : 3)
    peers = Peers(folder: folder, times: isQuick ? 2 : 3)
    self.folder = folder
    sampleStep = 10
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Measures and adds the results to a table.
  func add(to table: inout ResultTable) throws {
    describe()
    let (full, single) = (ours.cold(grid), ours.cold(.single))
    let (warmFull, warmSingle) = (ours.warm(grid), ours.warm(.single))
    print("checksum of all verdicts: \(String(UInt(bitPattern: full.checksum), radix: 16))")
    do {
      try addPango(to: &table, seconds: full.seconds, onceShaped: warmFull.seconds)
      try addHarfBuzz(to: &table, seconds: full.seconds)
    } catch {
      table.add("fitting", ours: full.seconds, "Fitspoken, all rooms", because: "no peer")
      print("There is nothing to compare the fitting with: \(error)")
    }
    let rooms = "\(grid.fonts.count) sizes × \(grid.modes.count) modes"
    table.add(
      "sizes and modes", ours: full.seconds, "shaping + \(rooms)", base: single.seconds, "shaping + 1 size × 1 mode",
      atMost: 1.5)
    table.add(
      "without shaping", ours: warmFull.seconds, rooms, base: warmSingle.seconds, "1 size × 1 mode", atMost: nil)
  }

  private func describe() {
    print(
      "\(set.titles.count) titles in \(set.languages) languages, \(String(format: "%.1f", set.meanLength)) characters "
        + "on average, \(variants.fonts.count) face(s) each; \(grid.fonts.count) sizes × \(grid.modes.count) modes × "
        + "\(grid.widths.count) widths = \(set.titles.count * grid.count) verdicts; one thread, processor time")
  }

  /// Pango gets a sample of the titles, in every box, since all of them would take minutes.
  private func addPango(to table: inout ResultTable, seconds: Double, onceShaped: Double) throws {
    let sample = set.sample(oneIn: sampleStep)
    let file = folder.appendingPathComponent("sample.tsv")
    try PeerTable(sample, variants, finder: finder).write(grid, variants, to: file)
    print("Pango is fitting every tenth title in all \(grid.count) rooms: \(sample.count * grid.count) verdicts")
    let pango = try peers.fitWithPango(file)
    try compare(pango.verdicts, sample)
    let verdicts = Double(set.titles.count * grid.count)
    let rate = Double(pango.verdicts.count) / pango.seconds
    table.add(
      "verdicts a second", rate: verdicts / onceShaped, "Fitspoken, once shaped", peer: rate,
      "Pango, \(sample.count) titles", atLeast: 200)
    table.add(
      "with shaping", rate: verdicts / seconds, "Fitspoken, from nothing", peer: rate, "Pango, the same",
      atLeast: 200)
  }

  /// Prints how often both agree, which shows that both did the same work.
  private func compare(_ theirs: [Bool], _ sample: [Title]) throws {
    let ours = OurFits(titles: sample, faces: variants.fonts, times: 1).verdicts(grid.withoutTracking)
    guard ours.count == theirs.count else {
      throw Command.Failure(description: "Pango gave \(theirs.count) verdicts, we \(ours.count)")
    }
    let equal = zip(ours, theirs).count { $0 == $1 }
    let share = { (count: Int) in String(format: "%.1f %%", Double(count) * 100 / Double(max(theirs.count, 1))) }
    print(
      "same verdict (fits or not; without SF Pro's tracking): \(share(equal)); "
        + "Fitspoken has \(share(ours.count { $0 })) fit, Pango \(share(theirs.count { $0 }))")
  }

  private func addHarfBuzz(to table: inout ResultTable, seconds: Double) throws {
    let file = folder.appendingPathComponent("titles.tsv")
    try PeerTable(set.titles, variants, finder: finder).write(grid, variants, to: file)
    let harfBuzz = try peers.shapeWithHarfBuzz(file)
    print("HarfBuzz's first round, which reads the fonts: \(String(format: "%.0f", harfBuzz.firstSeconds * 1000)) ms")
    table.add(
      "shape once, fit everywhere", ours: seconds, "Fitspoken, all rooms", base: harfBuzz.seconds,
      "HarfBuzz, shaping alone", atMost: 2)
  }
}
