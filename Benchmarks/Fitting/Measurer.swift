import AuditModel
import TextLayout

/// The engine as the fit bench uses it: the only file that knows how it is called.
struct Measurer {
  /// What is kept of a verdict.
  struct Fit {
    /// Whether the whole title is shown.
    var isWhole: Bool
    /// The lines that are shown.
    var lines: Int

    /// All of it in a number, so that nothing is left out by the optimizer.
    var digest: Int { (isWhole ? 1 : 0) &+ lines &* 2 }
  }

  private let measurer = TextMeasurer()
  private let faces: [FontSize]

  /// A measurer that has not read anything yet, for titles that are set in some faces.
  init(faces: [ResolvedFont]) { self.faces = faces.map(measurer.size) }

  /// A title that is shaped in every face.
  func shape(_ title: Title) -> ShapedTitle {
    let shaped = measurer.title(title.text, locale: title.locale)
    for face in faces { shaped.shape(face) }
    return shaped
  }

  /// The rooms of a grid, ready for use: each size with each mode and width.
  func rooms(of grid: FitGrid) -> Rooms {
    let rules = grid.modes.flatMap { mode in
      grid.widths.map { width in
        FitRules(
          TextRequest(
            text: "", font: ResolvedFont(pointSize: 0), width: width, numberOfLines: FitGrid.lines(in: mode),
            lineBreakMode: mode))
      }
    }
    return Rooms(sizes: measurer.sizes(grid.fonts), rules: rules)
  }

  /// The rooms of a grid as the engine takes them.
  struct Rooms {
    fileprivate let sizes: FontSizes
    fileprivate let rules: [FitRules]

    /// The fits of a title in every room, in the grid's order.
    @inline(__always)
    func forEachFit(of title: ShapedTitle, _ visit: (Fit) -> Void) {
      title.fit(sizes, rules) { fitted in
        visit(Fit(isWhole: fitted.outcome == .whole, lines: fitted.lineCount))
      }
    }
  }
}
