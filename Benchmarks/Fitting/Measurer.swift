import AuditModel
import TextLayout

/// The engine as the bench uses it; only this file calls it.
struct Measurer {
  /// The kept part of a verdict.
  struct Fit {
    /// Whether the title is shown completely.
    var isWhole: Bool
    /// The lines that are shown.
    var lines: Int

    /// A number that depends on all of it, so that the optimizer removes nothing.
    var digest: Int { (isWhole ? 1 : 0) &+ lines &* 2 }
  }

  private let measurer = TextMeasurer()
  private let faces: [FontSize]

  /// A new measurer for titles in some faces.
  init(faces: [ResolvedFont]) { self.faces = faces.map(measurer.size) }

  /// A title that is shaped in every face.
  func shape(_ title: Title) -> ShapedTitle {
    let shaped = measurer.title(title.text, locale: title.locale)
    for face in faces { shaped.shape(face) }
    return shaped
  }

  /// The boxes of a grid: each size with each mode and width.
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

  /// The boxes of a grid.
  struct Rooms {
    fileprivate let sizes: FontSizes
    fileprivate let rules: [FitRules]

    /// The fits of a title in every box, in the grid's order.
    @inline(__always)
    func forEachFit(of title: ShapedTitle, _ visit: (Fit) -> Void) {
      title.fit(sizes, rules) { fitted in
        visit(Fit(isWhole: fitted.outcome == .whole, lines: fitted.lineCount))
      }
    }
  }
}
