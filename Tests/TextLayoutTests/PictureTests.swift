import AuditModel
import Testing

@testable import TextLayout

@Suite struct PictureTests {
  @Test func aTruncatedTextEndsWithAnEllipsis() throws {
    let wanted = request("Einstellungen speichern", width: 80)
    let picture = try #require(engine.picture(of: wanted))
    let visible = engine.measure(wanted).visibleText
    let alone = try #require(engine.picture(of: request(visible)))
    #expect(picture.lines == alone.lines)
    #expect(try #require(picture.lines.first).width <= 80)
    #expect(picture.availableWidth == 80)
    #expect(!picture.isRightToLeft)
  }

  @Test func aClippedTextIsWhole() throws {
    let picture = try #require(engine.picture(of: request("Einstellungen speichern", width: 80, mode: .clip)))
    let natural = engine.measure(request("Einstellungen speichern")).naturalWidth
    #expect(try #require(picture.lines.first).width == Points(natural))
  }

  @Test(arguments: texts.indices) func pathsAreWellFormedAndStartOnTheLine(index: Int) throws {
    let wanted = request(texts[index].text, width: 90, lines: 0, locale: texts[index].locale)
    let picture = try #require(engine.picture(of: wanted))
    #expect(picture.lines.count == engine.measure(wanted).lines)
    for line in picture.lines {
      #expect(line.path.hasPrefix("M") && line.path.hasSuffix("Z"))
      #expect(line.path.allSatisfy { "MLQCZ0123456789.- ".contains($0) })
    }
  }

  @Test func rightToLeftTextSaysSo() throws {
    #expect(try #require(engine.picture(of: request("שמירה", width: 90))).isRightToLeft)
  }

  @Test func everyContourIsClosed() throws {
    let path = try #require(engine.picture(of: request("ABC fgi"))?.lines.first).path
    #expect(path.filter { $0 == "M" }.count == path.filter { $0 == "Z" }.count)
  }
}
