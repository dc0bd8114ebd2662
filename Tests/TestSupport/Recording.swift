import Foundation

/// Numbers that a test took from data outside the repository, committed so that what is said of them can be checked without it.
///
/// A file of tab-separated values: a line with the checksum of the data, the columns' names, then the rows. It holds numbers
/// and checksums, never texts of the data.
public struct Recording: Equatable {
  /// The checksum of the data that the numbers were taken from.
  public var inputs: String
  /// The columns' names.
  public var columns: [String]
  /// The rows.
  public var rows: [[String]]

  /// The widths of titles by Apple's text engine and by ours.
  public static let titleWidths = ExpectedFile("Tests/TestSupport/Recorded/title-widths.tsv")
  /// The widths of further titles from 20 pt on.
  public static let largeTitleWidths = ExpectedFile("Tests/TestSupport/Recorded/large-title-widths.tsv")
  /// The widths of texts in other scripts than Latin by Apple's text engine and by ours.
  public static let scriptWidths = ExpectedFile("Tests/TestSupport/Recorded/script-widths.tsv")
  /// The frames of views in real apps as Interface Builder recorded them and as we solve them.
  public static let frames = ExpectedFile("Tests/TestSupport/Recorded/frames.tsv")
  /// The same of apps that nothing was fitted to before they came.
  public static let laterFrames = ExpectedFile("Tests/TestSupport/Recorded/later-frames.tsv")

  /// Numbers taken from data with a checksum.
  public init(inputs: String, columns: [String], rows: [[String]]) {
    (self.inputs, self.columns, self.rows) = (inputs, columns, rows)
  }

  /// The recording that a file holds.
  public init(reading file: ExpectedFile) throws {
    let lines = try String(contentsOf: file.url, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    self.init(inputs: lines.first?.last ?? "", columns: lines.dropFirst().first ?? [], rows: Array(lines.dropFirst(2)))
  }

  /// What the file holds.
  public var text: String {
    ([["inputs", inputs], columns] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// A number with three decimals at most.
  public static func decimal(_ number: Double) -> String {
    let rounded = "\((number * 1000).rounded() / 1000)"
    return rounded.hasSuffix(".0") ? String(rounded.dropLast(2)) : rounded
  }
}

/// The FNV-1a hash of 64 bits (RFC 9923): tells whether data is the same, and says nothing about what it is.
public struct Checksum: CustomStringConvertible {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The checksum of nothing.
  public init() {}

  /// The checksum of some texts.
  public init(_ texts: String...) {
    for text in texts {
      add(text.utf8)
      add([0xff])
    }
  }

  /// Adds bytes.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What the repository's documents state.
public enum Statement {
  /// Whether a document has some words, however its lines are broken.
  public static func isMade(_ words: String, in document: String) throws -> Bool {
    let text = try String(contentsOf: Corpus.repository.appendingPathComponent(document), encoding: .utf8)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words)
  }
}
