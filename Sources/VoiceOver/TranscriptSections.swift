/// The lines of a transcript by screen and locale.
struct TranscriptSections {
  /// What tells screens apart: the line, and how many of the same came before.
  struct Key: Hashable {
    var heading: String
    var repetition: Int
  }

  /// One screen; comments have an empty heading.
  struct Section {
    var key: Key
    var lines: [String] = []
  }

  private(set) var sections: [Section] = []
  private var places: [Key: Int] = [:]

  /// The sections of a transcript's lines; empty lines say nothing.
  init(_ lines: [String]) {
    let comments = Key(heading: "", repetition: 0)
    var repetitions: [String: Int] = [:]
    var current = comments
    for line in lines where !line.isEmpty {
      if line.hasPrefix("#") {
        add(line, to: comments)
      } else if line.hasPrefix(" ") {
        add(line, to: current)
      } else {
        current = Key(heading: line, repetition: repetitions[line, default: 0])
        repetitions[line, default: 0] += 1
        add(nil, to: current)
      }
    }
  }

  /// The section of a key; nil where there is none.
  subscript(key: Key) -> Section? { places[key].map { sections[$0] } }

  /// The lines of a text, without a byte order mark.
  static func lines(of text: String) -> [String] {
    let body = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    return body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private mutating func add(_ line: String?, to key: Key) {
    let place = places[key] ?? sections.count
    if place == sections.count {
      sections.append(Section(key: key))
      places[key] = place
    }
    if let line { sections[place].lines.append(line) }
  }
}
