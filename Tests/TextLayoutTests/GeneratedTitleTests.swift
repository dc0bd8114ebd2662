import AuditModel
import TestSupport
import Testing

@testable import TextLayout

/// What holds for every title: on made-up ones over many scripts, modes and rooms.
@Suite struct GeneratedTitleTests {
  @Test(arguments: GeneratedTitle.all)
  func aWiderLineNeverDropsMoreCharacters(title: GeneratedTitle) {
    for mode in LineBreakMode.allCases {
      for lines in [0, 1, 2, 3] {
        var last = Int.max
        for width in rooms(title) {
          let dropped = engine.measure(title.request(width: width, lines: lines, mode: mode)).droppedClusters
          #expect(dropped <= last, "\(mode), \(lines) lines, \(width) pt")
          last = dropped
        }
      }
    }
  }

  @Test(arguments: GeneratedTitle.all)
  func aBiggerSizeNeverFitsWhereASmallerFails(title: GeneratedTitle) {
    for mode in LineBreakMode.allCases {
      for (lines, width) in [(1, 60.0), (1, 150), (2, 90), (3, 60), (0, 40)] {
        // Within one optical size: below 20 pt, and from there on.
        for sizes in [[9.0, 10, 11, 12, 13, 15, 16, 17, 18, 19], [20, 22, 24, 28, 34, 44]] {
          let fits = sizes.map { size in
            engine.measure(title.request(width: width, lines: lines, mode: mode, size: size)).verdict.showsWholeText
          }
          #expect(!zip(fits, fits.dropFirst()).contains { !$0 && $1 }, "\(mode), \(lines) lines, \(width) pt: \(fits)")
        }
      }
    }
  }

  @Test(arguments: GeneratedTitle.all)
  func visibleTextIsTheBeginningTheEndOrBoth(title: GeneratedTitle) {
    for mode in LineBreakMode.allCases {
      for (lines, width) in zip([1, 1, 1, 2, 3], rooms(title).dropFirst()) {
        let measured = engine.measure(title.request(width: width, lines: lines, mode: mode))
        let isShown = isBeginningEndOrBoth(measured.visibleText, of: title.text, hasEllipsis: mode.hasEllipsis)
        #expect(isShown, "\(mode), \(lines) lines, \(width) pt: \(measured.visibleText.debugDescription)")
        #expect((measured.droppedClusters == 0) == (measured.visibleText == title.text))
      }
    }
  }

  @Test(arguments: GeneratedTitle.all)
  func aTitleThatFitsIsLeftAlone(title: GeneratedTitle) {
    let natural = engine.measure(title.request(width: nil, lines: 0))
    for mode in LineBreakMode.allCases {
      let room = natural.layoutWidth.value
      let measured = engine.measure(title.request(width: room, lines: 0, mode: mode))
      #expect(measured.verdict.showsWholeText && measured.visibleText == title.text, "\(mode)")
      #expect(measured.layoutWidth == natural.layoutWidth && measured.lines == natural.lines, "\(mode)")
      #expect(measured.over == 0 && measured.droppedClusters == 0 && measured.scale == 1, "\(mode)")
    }
  }

  @Test(arguments: GeneratedTitle.all)
  func widthsAddUpOverClusters(title: GeneratedTitle) {
    let wanted = title.request(width: nil)
    let widest = engine.withMeasurer { measurer in
      let sized = Typesetter(measurer.title(wanted.text, locale: wanted.locale), measurer.size(wanted.font))
      let paragraphs = sized.text.paragraphs.map { $0.map { sized.width($0, $0 + 1) }.reduce(0, +) }
      return paragraphs.max() ?? 0
    }
    #expect(abs(engine.measure(wanted).naturalWidth - widest) < 1e-6)
  }

  @Test(arguments: GeneratedTitle.all)
  func linesHoldTheWholeText(title: GeneratedTitle) {
    // Rooms that hold the widest cluster: in a narrower one it is clipped.
    for width in [4.0, 5, 6.5, 8, 11, 16].map({ $0 * title.size }) {
      let whole = engine.measure(title.request(width: width, lines: 0, mode: .wordWrap))
      #expect(whole.visibleText == title.text && whole.droppedClusters == 0)
      #expect(whole.lines == whole.neededLines)
      // Shown line by line, the text grows and never changes.
      let parts = (1...whole.lines).map {
        engine.measure(title.request(width: width, lines: $0, mode: .wordWrap)).visibleText
      }
      #expect(parts.last == title.text)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $1.unicodeScalars.starts(with: $0.unicodeScalars) })
    }
  }

  /// Rooms from none at all to more than the title needs.
  private func rooms(_ title: GeneratedTitle) -> [Double] {
    let natural = engine.measure(title.request(width: nil)).naturalWidth
    return [0, 0.1, 0.23, 0.37, 0.5, 0.64, 0.81, 0.93, 0.99, 1.02].map { ($0 * natural * 64).rounded() / 64 }
  }

  /// Whether a text is a beginning and an end of another, with an ellipsis between them where it may be.
  private func isBeginningEndOrBoth(_ visible: String, of text: String, hasEllipsis: Bool) -> Bool {
    let (seen, whole) = (Array(visible.unicodeScalars), Array(text.unicodeScalars))
    if whole.starts(with: seen) { return true }
    guard hasEllipsis else { return false }
    return seen.indices.contains { place in
      seen[place] == "…" && whole.starts(with: seen[..<place])
        && whole.reversed().starts(with: seen[(place + 1)...].reversed())
        && seen.count - 1 <= whole.count
    }
  }
}

extension LineBreakMode {
  /// Whether the mode cuts with an ellipsis.
  fileprivate var hasEllipsis: Bool { !wraps && self != .clip }
}
