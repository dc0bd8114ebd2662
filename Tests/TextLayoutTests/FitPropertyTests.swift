import AuditModel
import Testing

@testable import TextLayout

/// What holds for every text, mode and room.
@Suite struct FitPropertyTests {
  @Test(arguments: texts.indices, LineBreakMode.allCases)
  func aWiderLineNeverDropsMoreCharacters(index: Int, mode: LineBreakMode) {
    for lines in [0, 1, 2] {
      var last = Int.max
      for width in stride(from: 0.0, through: 240, by: 7) {
        let measured = measure(index, width: width, lines: lines, mode: mode)
        #expect(measured.droppedClusters <= last, "\(texts[index].text) \(mode) \(lines) \(width)")
        last = measured.droppedClusters
      }
      #expect(last == 0)
    }
  }

  @Test(arguments: texts.indices, LineBreakMode.allCases)
  func visibleTextIsMadeOfPartsOfTheText(index: Int, mode: LineBreakMode) {
    let text = texts[index].text
    for width in stride(from: 0.0, through: 200, by: 11) {
      let visible = measure(index, width: width, lines: 1, mode: mode).visibleText
      let parts = visible.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      #expect(parts.count <= 2)
      #expect(text.unicodeScalars.starts(with: parts[0].unicodeScalars))
      #expect(text.unicodeScalars.reversed().starts(with: parts.count < 2 ? [] : parts[1].unicodeScalars.reversed()))
    }
  }

  @Test(arguments: texts.indices)
  func truncatedTextFitsUnlessOnlyTheEllipsisIsLeft(index: Int) {
    for mode in [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
      for width in stride(from: 20.0, through: 100, by: 9) {
        let measured = measure(index, width: width, lines: 1, mode: mode)
        guard measured.droppedClusters > 0 else { continue }
        #expect(measured.layoutWidth <= Points(width).roundedUp(toPixelsAt: 2), "\(measured.visibleText)")
      }
    }
  }

  @Test(arguments: texts.indices, LineBreakMode.allCases)
  func textThatFitsIsNotTruncated(index: Int, mode: LineBreakMode) {
    let natural = measure(index, width: nil, lines: 1, mode: mode)
    let measured = measure(index, width: natural.layoutWidth.value, lines: 1, mode: mode)
    #expect(measured.verdict.name == "fits")
    #expect(measured.visibleText == texts[index].text)
    #expect(measured.layoutWidth == natural.layoutWidth)
    #expect(measured.over == 0)
  }

  @Test(arguments: texts.indices)
  func widthsAddUp(index: Int) {
    engine.withMeasurer { measurer in
      let wanted = request(texts[index].text, size: 17, locale: texts[index].locale)
      let sized = Typesetter(measurer.title(wanted.text, locale: wanted.locale), measurer.size(wanted.font))
      let whole = sized.width(0, sized.text.count)
      let parts = (0..<sized.text.count).map { sized.width($0, $0 + 1) }
      #expect(abs(parts.reduce(0, +) - whole) < 1e-6)
      #expect(parts.allSatisfy { $0 > -1 })
      #expect(
        measurer.title(wanted.text, locale: wanted.locale).shaped(measurer.size(wanted.font).faces).missing.isEmpty)
    }
  }

  @Test(arguments: texts.indices)
  func linesHoldTheWholeText(index: Int) {
    for width in [0.0, 1, 40, 80, 500] {
      let wanted = request(texts[index].text, width: width, lines: 0, mode: .wordWrap, locale: texts[index].locale)
      engine.withMeasurer { measurer in
        let fitter = measurer.fitter(for: wanted)
        let sized = Typesetter(fitter.title, fitter.size)
        var cursor = LineCursor()
        var lines: [Range<Int>] = []
        while let line = sized.nextLine(&cursor, fitter.rules.lines) { lines.append(line.clusters) }
        #expect(lines.first?.lowerBound == 0 && lines.last?.upperBound == fitter.title.analysis.clusterCount)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(lines.allSatisfy { !$0.isEmpty })
      }
    }
  }

  @Test func widthGrowsWithTheSize() {
    let widths = stride(from: 6.0, through: 80, by: 0.5).map {
      engine.measure(request("Save changes", size: $0)).naturalWidth
    }
    #expect(widths == widths.sorted())
  }

  private func measure(_ index: Int, width: Double?, lines: Int, mode: LineBreakMode) -> TextMeasurement {
    engine.measure(request(texts[index].text, width: width, lines: lines, mode: mode, locale: texts[index].locale))
  }
}
