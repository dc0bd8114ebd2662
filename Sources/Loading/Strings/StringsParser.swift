internal import AuditModel

/// Reads an old-style strings file as CoreFoundation does, and continues after a fault to find what is lost by it.
struct StringsParser {
  /// How many faults of one file are kept.
  static let faultLimit = 10

  /// The entries in file order, also those that Apple's loader never sees.
  private(set) var entries: [StringsEntry] = []
  /// The faults in file order; what Apple's loader does depends on the first alone.
  private(set) var faults: [StringsSyntaxError] = []
  /// The worst odd escape of each kind of diagnostic in each entry, in file order.
  private(set) var escapes: [EntryEscapeFault] = []

  private var text: StringsEscapeDecoder
  private var scanner: StringsLexer
  private var positions: PositionCounter
  private var isBraced = false
  private var hasEntrySinceFault = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = StringsLexer(bytes)
    text = StringsEscapeDecoder(bytes)
    positions = PositionCounter(bytes)
  }

  /// Whether the first fault makes Apple's loader stop without an error.
  var losesRest: Bool { faults.first?.effect == .losesRest }

  /// Reads the whole text.
  mutating func parse() {
    scanner.skipBlank()
    isBraced = scanner.next == Byte.openBrace
    scanner.position = isBraced ? scanner.position + 1 : 0
    while let fault = parseEntries() {
      report(fault)
      // Every fault is at or after the start of its entry, and reading continues after it, so this terminates.
      scanner.position = fault.resume ?? scanner.nextEntryLine(after: fault.offset)
    }
  }

  /// Reads entries up to the end of the text, or up to a fault.
  private mutating func parseEntries() -> StringsSyntaxError? {
    while true {
      scanner.skipBlank()
      if let trailing = scanner.trailing, !entries.isEmpty {
        addComments(in: trailing, to: &entries[entries.count - 1])
      }
      if scanner.isAtEnd { return endOfText() }
      if isBraced, scanner.next == Byte.closeBrace { return endOfDictionary() }
      do throws(StringsSyntaxError) { try parseEntry() } catch { return error }
    }
  }

  private mutating func parseEntry() throws(StringsSyntaxError) {
    let start = scanner.position
    let comment = scanner.comment
    text.forgetFaults()
    let key = try readKey()
    positions.advance(to: start)
    var entry = StringsEntry(
      key: key, value: key, comment: comment?.text(in: scanner.bytes), line: positions.line, column: positions.column,
      isLost: losesRest ? true : nil)
    let keyEnd = scanner.position
    skipBlank(in: &entry)
    if scanner.next != Byte.semicolon {
      try readEquals(afterKeyIn: start..<keyEnd, of: &entry)
      try readValue(of: &entry)
    }
    scanner.position += 1
    keep(entry)
  }

  private mutating func readKey() throws(StringsSyntaxError) -> String {
    let start = scanner.position
    var fault: StringsSyntaxError
    do throws(StringsSyntaxError) {
      if let token = try scanner.readString() { return text.text(of: token) }
      let isConflict = MergeConflict.isMarker(at: start, in: scanner.bytes)
      fault = scanner.fault(isConflict ? .mergeConflict : .strayText, at: start)
      fault.resume = isConflict ? scanner.endOfOtherSide(from: start) : scanner.nextEntryOnLine(after: start)
    } catch {
      fault = error
    }
    // A dictionary without braces ends at whatever cannot start a key, unless it has not begun.
    if !isBraced, !entries.isEmpty || !faults.isEmpty { fault.effect = .losesRest }
    throw fault
  }

  /// Moves over the white space inside an entry; the comments in it are the entry's.
  private mutating func skipBlank(in entry: inout StringsEntry) {
    let start = scanner.position
    scanner.skipBlank()
    if scanner.hasMetComment { addComments(in: start..<scanner.position, to: &entry) }
  }

  private func addComments(in blank: Range<Int>, to entry: inout StringsEntry) {
    let own = scanner.comments(in: blank).map { $0.text(in: scanner.bytes) }
    let all = [entry.comment ?? ""] + own
    entry.comment = all.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private mutating func readEquals(
    afterKeyIn key: Range<Int>, of entry: inout StringsEntry
  ) throws(StringsSyntaxError) {
    if scanner.next == Byte.equals {
      scanner.position += 1
      return skipBlank(in: &entry)
    }
    if let fault = scanner.lateQuote(in: key) { throw fault }
    let isAlone = entries.isEmpty && faults.isEmpty && !isBraced && scanner.isAtEnd && scanner.openComment == nil
    throw scanner.fault(isAlone ? .notADictionary : .missingEquals, at: isAlone ? key.lowerBound : scanner.position)
  }

  /// Reads the value up to its `;`; if that is missing, the entry is kept as intended.
  private mutating func readValue(of entry: inout StringsEntry) throws(StringsSyntaxError) {
    let start = scanner.position
    do throws(StringsSyntaxError) {
      entry.value = try readAnyValue()
      let end = scanner.position
      scanner.skipBlank()
      if scanner.next != Byte.semicolon { throw scanner.missingSemicolon(afterValueIn: start..<end) }
      if scanner.hasMetComment { addComments(in: end..<scanner.position, to: &entry) }
    } catch {
      var fault = error
      fault.key = entry.key
      // What was read may go beyond what was meant.
      text.forgetFaults()
      if let meant = fault.meantValue { entry.value = String(decoding: scanner.bytes[meant], as: UTF8.self) }
      keep(entry)
      throw fault
    }
  }

  private mutating func readAnyValue() throws(StringsSyntaxError) -> String {
    let start = scanner.position
    if let token = try scanner.readString() { return text.text(of: token) }
    try scanner.skipValue(depth: 0)
    return String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
  }

  private mutating func keep(_ entry: StringsEntry) {
    entries.append(entry)
    hasEntrySinceFault = true
    if !text.faults.isEmpty { keepEscapes(of: entry) }
  }

  private mutating func keepEscapes(of entry: StringsEntry) {
    let byKind = Dictionary(grouping: text.faults, by: \.kind.diagnostic).values
    let worst = byKind.compactMap { faults in
      faults.reduce(faults[0]) { $1.kind.severity > $0.kind.severity ? $1 : $0 }
    }
    for fault in worst.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      positions.advance(to: fault.range.lowerBound)
      escapes.append(
        EntryEscapeFault(fault: fault, key: entry.key, line: positions.line, column: positions.column))
    }
  }

  /// The fault of a text that ends too early, if it does.
  private func endOfText() -> StringsSyntaxError? {
    if let open = scanner.openComment {
      var fault = StringsSyntaxError(.unterminatedComment, at: open)
      if !isBraced { fault.effect = .losesRest }
      return fault
    }
    return isBraced && faults.isEmpty ? scanner.fault(.unclosedDictionary, at: scanner.position) : nil
  }

  private mutating func endOfDictionary() -> StringsSyntaxError? {
    scanner.position += 1
    scanner.skipBlank()
    isBraced = false
    return scanner.isAtEnd && scanner.openComment == nil
      ? nil : scanner.fault(.textAfterDictionary, at: scanner.position)
  }

  /// Keeps a fault that is a cause of its own: not one that only follows from the one before.
  private mutating func report(_ fault: StringsSyntaxError) {
    let isRepeated = fault.kind.isOncePerFile && faults.contains { $0.kind == fault.kind }
    if faults.isEmpty || (hasEntrySinceFault && !isRepeated && faults.count < Self.faultLimit) { faults.append(fault) }
    hasEntrySinceFault = false
  }
}
