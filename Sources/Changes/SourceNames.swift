/// The names that a source or interface file declares for others, and those that it mentions.
///
/// Read from its words, without its grammar: a name too many only has one more screen judged.
struct SourceNames: Sendable {
  /// Hashes of all words, sorted, each once.
  private(set) var mentioned: [UInt64] = []
  /// The types that are declared or extended, and what is declared outside of types.
  private(set) var declared: Set<UInt64> = []
  /// The types among them that are declared, not only extended.
  private(set) var types: Set<UInt64> = []
  /// The members of extensions by the extended type: those of another module's type are found without its name.
  private(set) var members: [UInt64: Set<UInt64>] = [:]

  /// The words of a file; of Swift and Objective-C also what they declare.
  init(of bytes: [UInt8], name: String = "") {
    var scanner = Scanner()
    bytes.withUnsafeBufferPointer { scanner.scan($0) }
    mentioned = Set(scanner.words).sorted()
    (declared, types, members) = (scanner.declared, scanner.types, scanner.members)
    // Code refers to assets and nibs by the name of their file.
    if !name.isEmpty { declared.insert(Self.hash(of: name)) }
  }

  /// The names by which other files of a project refer to what the file declares; `ownTypes` are the project's types.
  func names(besides ownTypes: Set<UInt64>) -> Set<UInt64> {
    members.filter { !ownTypes.contains($0.key) }.values.reduce(declared) { $0.union($1) }
  }

  /// Whether a name is mentioned that others declare.
  func mentions(anyOf names: Set<UInt64>) -> Bool { mentioned.contains(where: names.contains) }

  /// The hash of a word, that of its letters in any case: Xcode writes an asset's name in lower case in code.
  static func hash(of word: String) -> UInt64 { Array(word.utf8).withUnsafeBufferPointer { hash(of: $0[...]) } }

  /// The hash function FNV-1a: <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>.
  private static func hash(of word: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      let isUpperCase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      return (hash ^ UInt64(isUpperCase ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
  }

  private struct Scanner {
    var words: [UInt64] = []
    var declared: Set<UInt64> = []
    var types: Set<UInt64> = []
    var members: [UInt64: Set<UInt64>] = [:]
    private var expected: Keyword?
    private var depth = 0
    /// The extension that is being read: the type, and the depth of its members.
    private var current: (type: UInt64, depth: Int)?

    private enum Keyword { case type, extended, member }

    /// Words after which a declared name follows.
    private static let keywords: [UInt64: Keyword] = {
      let words: [Keyword: [String]] = [
        .type: ["struct", "class", "enum", "actor", "protocol", "typealias", "interface", "implementation"],
        .extended: ["extension"], .member: ["func", "var", "let", "case", "define"],
      ]
      return Dictionary(uniqueKeysWithValues: words.flatMap { keyword, words in words.map { (hash(of: $0), keyword) } })
    }()

    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
      var index = bytes.startIndex
      while index < bytes.endIndex {
        let byte = bytes[index]
        guard Self.isOfWord(byte) else {
          if byte == UInt8(ascii: "{") { open() } else if byte == UInt8(ascii: "}") { close() }
          index += 1
          continue
        }
        let start = index
        while index < bytes.endIndex, Self.isOfWord(bytes[index]) { index += 1 }
        take(hash(of: bytes[start..<index]))
      }
    }

    private mutating func take(_ word: UInt64) {
      words.append(word)
      if let keyword = Self.keywords[word] { return expected = keyword }
      switch expected {
      case .type:
        declared.insert(word)
        types.insert(word)
      case .extended:
        declared.insert(word)
        current = (word, depth + 1)
      case .member where depth == 0: declared.insert(word)
      case .member: if let current, current.depth == depth { members[current.type, default: []].insert(word) }
      case nil: break
      }
      expected = nil
    }

    private mutating func open() { depth += 1 }

    private mutating func close() {
      if depth == current?.depth { current = nil }
      depth = max(0, depth - 1)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
  }
}
