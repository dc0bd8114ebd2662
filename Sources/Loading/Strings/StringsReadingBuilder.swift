internal import AuditModel

/// Gathers the entries and the faults of one strings file, and says what Apple's loader does about them.
struct StringsReadingBuilder {
  var file: StringsFile
  private var diagnostics: [LoadingDiagnostic] = []

  init(file: StringsFile) { self.file = file }

  /// The outcome.
  var reading: StringsReading { StringsReading(file: file, diagnostics: diagnostics) }

  /// Rejects a file that holds nothing.
  mutating func rejectEmpty(_ message: String) {
    file.isRejected = true
    add(.stringsFileEmpty, message + "; Apple's loader rejects the file", line: 1, column: 1, lostKeys: 0)
  }

  /// Takes the entries and the fault of an XML or binary property list.
  mutating func add(_ reading: PropertyListReader.Reading, format: String) {
    file.format = format
    if format == "binary-plist" { file.encoding = "binary" }
    file.entries = reading.entries
    guard let fault = reading.fault else { return reading.entries.forEach { addLostCharacter(of: $0) } }
    file.isRejected = fault.isRejecting
    let effect = fault.isRejecting ? rejection(reading.keys) : "; Apple's loader takes the file all the same"
    add(
      fault.isMergeConflict ? .mergeConflictMarker : .stringsParseError, fault.message + effect,
      line: fault.position.line, column: fault.position.column, lostKeys: fault.isRejecting ? reading.keys : nil)
  }

  private mutating func addLostCharacter(of entry: StringsEntry) {
    guard entry.value.unicodeScalars.contains("\u{FFFD}") else { return }
    add(.replacementCharacter, EscapeFault.lostCharacter, key: entry.key, line: entry.line, column: entry.column)
  }

  private mutating func add(
    _ fault: EscapeFault.Kind, _ message: String, key: String, line: Int, column: Int
  ) {
    let location = SourceLocation(file: file.path, line: line, column: column)
    var diagnostic = LoadingDiagnostic(
      kind: fault.diagnostic, location: location, message: message, locale: file.locale)
    (diagnostic.severity, diagnostic.reason, diagnostic.key) = (fault.severity, fault.reason, key)
    diagnostics.append(diagnostic)
  }

  /// Takes what is not of the expected shape.
  mutating func add(_ faults: [ShapeFault]) {
    diagnostics += faults.map { $0.diagnostic(in: file.path, locale: file.locale) }
  }

  /// Takes an encoding's fault, if there is one and nothing else is wrong.
  mutating func add(_ fault: DecodedText.Fault?, in text: UnsafeBufferPointer<UInt8>) {
    guard let fault, diagnostics.isEmpty else { return }
    add(fault, in: text)
  }

  /// Takes what an old-style parser found; an encoding that is rejected is the cause of all other faults.
  mutating func add(_ parser: OldStyleParser, encodingFault: DecodedText.Fault?, in text: UnsafeBufferPointer<UInt8>) {
    file.entries = parser.entries
    if let encodingFault, encodingFault.isRejecting { return add(encodingFault, in: text) }
    add(parser.faults, in: text)
    // What could not be decoded is U+FFFD in the text.
    add(parser.escapes.filter { encodingFault == nil || $0.fault.kind != .replacementCharacter }, in: text)
    let oddity = encodingFault ?? Self.oddity(of: text)
    if let oddity, !parser.faults.contains(where: { Self.isOnOneLine($0.offset, oddity.offset, in: text) }) {
      add(oddity, in: text)
    }
  }

  /// Whether two faults stand on the same line, so that one is taken for the other's cause.
  private static func isOnOneLine(_ one: Int, _ other: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = min(one, other)..<min(max(one, other), text.count)
    return !text[range].contains { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
  }

  private mutating func add(_ fault: DecodedText.Fault, in text: UnsafeBufferPointer<UInt8>) {
    var positions = PositionCounter(text)
    positions.advance(to: fault.offset)
    let lost = fault.isRejecting ? Self.keys(of: file.entries).count : nil
    file.isRejected = file.isRejected || fault.isRejecting
    let message = fault.message + (lost.map(rejection) ?? "")
    add(.stringsEncoding, message, line: positions.line, column: positions.column, lostKeys: lost)
  }

  private mutating func add(_ faults: [StringsFault], in text: UnsafeBufferPointer<UInt8>) {
    for (index, fault) in faults.enumerated() {
      var positions = PositionCounter(text)
      positions.advance(to: fault.offset)
      let losesRest = fault.effect == .losesRest
      let lost = index > 0 ? nil : lostKeys(losesRest: losesRest)
      if index == 0, !losesRest { file.isRejected = true }
      let effect = lost.map { losesRest ? truncation($0) : rejection($0) } ?? ""
      add(
        fault.diagnostic, fault.summary + effect, line: positions.line, column: positions.column, lostKeys: lost)
    }
  }

  private mutating func add(_ escapes: [EntryEscapeFault], in text: UnsafeBufferPointer<UInt8>) {
    for escape in escapes {
      add(
        escape.fault.kind, escape.fault.message(in: text), key: escape.key, line: escape.line, column: escape.column)
    }
  }

  private mutating func add(
    _ kind: LoadingDiagnostic.Kind, _ message: String, line: Int, column: Int, lostKeys: Int?
  ) {
    let location = SourceLocation(file: file.path, line: line, column: column)
    diagnostics.append(
      LoadingDiagnostic(kind: kind, location: location, message: message, lostKeys: lostKeys, locale: file.locale))
  }

  /// What is odd about the characters of a text that Apple's loader takes all the same.
  private static func oddity(of text: UnsafeBufferPointer<UInt8>) -> DecodedText.Fault? {
    ByteSearch.firstIndex(of: 0, in: text).map {
      DecodedText.Fault(message: "the text holds a NUL character (U+0000)", offset: $0, isRejecting: false)
    }
  }

  /// The number of keys that are in the file but that Apple's loader does not have.
  private func lostKeys(losesRest: Bool) -> Int {
    guard losesRest else { return Self.keys(of: file.entries).count }
    let lost = Self.keys(of: file.entries.filter { $0.isLost == true })
    return lost.subtracting(Self.keys(of: file.entries.filter { $0.isLost != true })).count
  }

  private static func keys(of entries: [StringsEntry]) -> Set<String> { Set(entries.map(\.key)) }

  private func rejection(_ lost: Int) -> String {
    lost == 0
      ? "; Apple's loader rejects the file" : "; Apple's loader rejects the whole file (\(Self.count(lost)) lost)"
  }

  private func truncation(_ lost: Int) -> String {
    lost == 0
      ? "; Apple's loader stops here without an error"
      : "; Apple's loader stops here without an error (\(Self.count(lost)) lost)"
  }

  private static func count(_ keys: Int) -> String { keys == 1 ? "1 key" : "\(keys) keys" }
}
