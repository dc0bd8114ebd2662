import Testing

@testable import Loading

@Suite struct ImageHeaderTests {
  private static func png(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width + height
  }

  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2, 0, 17, 8, 0, 30, 1, 4, 3, 0, 0,
  ]

  /// The sizes of files of each format; pixels for pictures, points for drawings.
  @Test(
    arguments: [
      ("a.png", png([0, 0, 0, 44], [0, 0, 1, 0]), (44, 256, true)),
      ("a.PNG", png([0, 0, 0, 1], [0, 0, 0, 2]), (1, 2, true)),
      ("a.png", png([0, 0, 0, 0], [0, 0, 0, 2]), nil), ("a.png", Array("<svg/>".utf8), nil),
      ("a.jpeg", jpeg, (260, 30, true)), ("a.jpg", Array(jpeg.prefix(14)), nil), ("a.jpg", [0xFF, 0xD8], nil),
      ("a.pdf", Array("%PDF-1.5\n<< /MediaBox [ 0 0 24 20.5 ] >>".utf8), (24, 20.5, false)),
      ("a.pdf", Array("/MediaBox[-2 -4 22 20]".utf8), (24, 24, false)),
      ("a.pdf", Array("/MediaBox 5 0 R".utf8), nil), ("a.pdf", Array("/MediaBox [0 0 R 1]".utf8), nil),
      ("a.svg", Array("<svg width=\"24px\" height=\"12\" viewBox=\"0 0 48 24\"/>".utf8), (24, 12, false)),
      ("a.svg", Array("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 48 24\"/>".utf8), (48, 24, false)),
      ("a.svg", Array("<svg width=\"1e400\" height=\"1\"/>".utf8), nil),
      ("a.svg", Array("<svg width=\"nan\" height=\"1\"/>".utf8), nil),
      ("a.pdf", Array("/MediaBox [0 0 inf 9]".utf8), nil), ("a.svg", Array("<svg/>".utf8), nil),
      ("a.svg", Array("<g width=\"1\" height=\"1\"/>".utf8), nil),
      ("a.gif", [0x47, 0x49], nil), ("", [], nil),
    ] as [(String, [UInt8], (Double, Double, Bool)?)])
  func sizes(name: String, bytes: [UInt8], expected: (Double, Double, Bool)?) {
    let dimensions = expected.map { ImageHeader.Dimensions(width: $0.0, height: $0.1, isInPixels: $0.2) }
    #expect(ImageHeader.size(bytes, ofFile: name) == dimensions)
  }
}
