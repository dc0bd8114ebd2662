/// What the first bytes of an image file say of its size.
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
    guard let box = numbers(in: bytes, behind: "/MediaBox", from: "[", to: "]"), box.count == 4 else { return nil }
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

  /// The numbers between two signs that follow a name; nil if it does not occur.
  private static func numbers(in bytes: [UInt8], behind name: String, from open: Character, to close: Character)
    -> [Double]?
  {
    guard let start = bytes.firstRange(of: Array(name.utf8))?.upperBound else { return nil }
    let text = String(decoding: bytes[start...].prefix(80), as: UTF8.self)
    guard let first = text.firstIndex(of: open), let last = text.firstIndex(of: close), first < last else { return nil }
    let parts = text[text.index(after: first)..<last].split(whereSeparator: \.isWhitespace)
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func pixels(_ width: Int, _ height: Int) -> Dimensions? {
    width > 0 && height > 0 ? Dimensions(width: Double(width), height: Double(height), isInPixels: true) : nil
  }

  private static func points(_ width: Double, _ height: Double) -> Dimensions? {
    width > 0 && height > 0 ? Dimensions(width: width, height: height, isInPixels: false) : nil
  }
}
