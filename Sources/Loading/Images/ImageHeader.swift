/// What an image file says of its own size, without its picture being decoded.
enum ImageHeader {
  /// A width and a height, in pixels or, of a vector image, in points.
  struct Dimensions: Equatable {
    var width: Double
    var height: Double
    var isInPixels: Bool
  }

  /// The size of an image; nil if the format is not known, or does not tell it plainly.
  static func size(_ bytes: [UInt8], ofFile name: String) -> Dimensions? {
    switch name.lowercased().split(separator: ".").last {
    case "png": png(bytes)
    case "jpg", "jpeg": jpeg(bytes)
    case "pdf": pdf(bytes)
    case "svg": svg(bytes)
    default: nil
    }
  }

  /// The header chunk follows the signature (PNG specification, 11.2.1); in Xcode's own variant it does not.
  private static func png(_ bytes: [UInt8]) -> Dimensions? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes.count >= 24,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return pixels(number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// A frame header is behind a marker from C0 to CF but for three (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> Dimensions? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return pixels(number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7]))
      }
      position += 2 + number(bytes[position + 2..<position + 4])
    }
    return nil
  }

  /// The media box of the first page, where it is not compressed (ISO 32000-1, 7.7.3.3).
  private static func pdf(_ bytes: [UInt8]) -> Dimensions? {
    guard let box = numbers(in: bytes, behind: "/MediaBox"), box.count == 4 else { return nil }
    return points(box[2] - box[0], box[3] - box[1])
  }

  /// The lengths of the root element in pixels or points, otherwise those of its view box (SVG 2, 8.2).
  private static func svg(_ bytes: [UInt8]) -> Dimensions? {
    guard let root = try? XMLReader.read(bytes), root.name == "svg" else { return nil }
    if let width = length(root["width"]), let height = length(root["height"]) { return points(width, height) }
    let box = root["viewBox"]?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? points(box[2], box[3]) : nil
  }

  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let unit = ["px", "pt"].first(where: text.hasSuffix) ?? ""
    return Double(text.dropLast(unit.count))
  }

  /// The numbers in brackets that follow a name; nil if it does not occur.
  private static func numbers(in bytes: [UInt8], behind name: String) -> [Double]? {
    guard let start = bytes.firstRange(of: Array(name.utf8))?.upperBound else { return nil }
    let text = String(decoding: bytes[start...].prefix(maximumArray), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close else { return nil }
    let parts = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers : nil
  }

  /// No four numbers are written in more bytes.
  private static let maximumArray = 80

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func pixels(_ width: Int, _ height: Int) -> Dimensions? {
    dimensions(Double(width), Double(height), isInPixels: true)
  }

  private static func points(_ width: Double, _ height: Double) -> Dimensions? {
    dimensions(width, height, isInPixels: false)
  }

  /// Dimensions that an image of an app may have; nil for those of a malformed file.
  private static func dimensions(_ width: Double, _ height: Double, isInPixels: Bool) -> Dimensions? {
    guard [width, height].allSatisfy({ $0 > 0 && $0 <= maximumLength }) else { return nil }
    return Dimensions(width: width, height: height, isInPixels: isInPixels)
  }

  /// No image of an app is longer, in pixels or points.
  private static let maximumLength = 65_536.0
}
