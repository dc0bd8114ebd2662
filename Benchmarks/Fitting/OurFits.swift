import AuditModel
import TextLayout

/// Our engine over titles and grids, on one thread.
struct OurFits {
  /// A time and a result.
  struct Result {
    /// The shortest time in seconds.
    var seconds: Double
    /// A number that depends on every verdict.
    var checksum: Int
  }

  /// The titles.
  var titles: [Title]
  /// A font for each face that is used.
  var faces: [ResolvedFont]
  /// How many times each time is measured.
  var times: Int

  /// Everything: an engine is created, fonts are found and opened, every title is shaped in every face and fitted.
  ///
  /// Giving the memory back is not part of the time, as it is not of the peers'.
  func cold(_ grid: FitGrid) -> Result {
    var checksum = 0
    var kept: [Measurer] = []
    let seconds = Stopwatch.bestOnThread(of: times) {
      let measurer = Measurer(faces: faces)
      kept.append(measurer)
      let rooms = measurer.rooms(of: grid)
      checksum = titles.reduce(0) { $0 &+ Self.digest(measurer.shape($1), rooms) }
    }
    withExtendedLifetime(kept) {}
    return Result(seconds: seconds, checksum: checksum)
  }

  /// The fitting alone, after every title was shaped in every face.
  func warm(_ grid: FitGrid) -> Result {
    let measurer = Measurer(faces: faces)
    let rooms = measurer.rooms(of: grid)
    let shaped = titles.map(measurer.shape)
    var checksum = 0
    let seconds = Stopwatch.bestOnThread(of: times) { checksum = shaped.reduce(0) { $0 &+ Self.digest($1, rooms) } }
    return Result(seconds: seconds, checksum: checksum)
  }

  /// Whether each title is shown completely in each box, in the grid's order.
  func verdicts(_ grid: FitGrid) -> [Bool] {
    let measurer = Measurer(faces: faces)
    let rooms = measurer.rooms(of: grid)
    var verdicts: [Bool] = []
    verdicts.reserveCapacity(titles.count * grid.count)
    for title in titles { rooms.forEachFit(of: measurer.shape(title)) { verdicts.append($0.isWhole) } }
    return verdicts
  }

  private static func digest(_ title: ShapedTitle, _ rooms: Measurer.Rooms) -> Int {
    var checksum = 0
    rooms.forEachFit(of: title) { checksum &+= $0.digest }
    return checksum
  }
}
