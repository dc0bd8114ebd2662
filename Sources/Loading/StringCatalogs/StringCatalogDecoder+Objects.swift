internal import AuditModel
internal import Utilities

extension StringCatalogDecoder {
  /// The members of an object whose names are fixed; nil if the value is not an object.
  mutating func open(_ value: JSONValue, _ schema: StringCatalogSchema, _ subject: StringCatalogSubject)
    -> StringCatalogMembers?
  {
    guard isObject(value, subject) else { return nil }
    let members = StringCatalogMembers(value.members)
    noteRepeats(in: members, .duplicateMember, of: subject)
    for member in members.all where !schema.members.contains(member.name) { noteUnknown(member, in: subject) }
    return members
  }

  /// The members of an object whose names are arbitrary, repeated ones included; nil if the value is not an object.
  mutating func entries(
    of value: JSONValue, _ subject: StringCatalogSubject, repeated reason: StringCatalogFault.Reason
  )
    -> [JSONMember]?
  {
    guard isObject(value, subject) else { return nil }
    let members = StringCatalogMembers(value.members)
    noteRepeats(in: members, reason, of: subject)
    return members.all
  }

  private mutating func isObject(_ value: JSONValue, _ subject: StringCatalogSubject) -> Bool {
    if value.kind != .object { noteWrongType(value, subject, expected: "an object") }
    return value.kind == .object
  }

  /// A value's text; nil if it is not a string.
  mutating func text(_ value: JSONValue, _ subject: StringCatalogSubject) -> String? {
    if value.kind != .string { noteWrongType(value, subject, expected: "a string") }
    return value.string
  }

  /// A value's whole number; nil if it is not one.
  mutating func number(_ value: JSONValue, _ subject: StringCatalogSubject) -> Int? {
    let number = value.integer
    if number == nil { noteWrongType(value, subject, expected: "a whole number") }
    return number
  }

  private func words(_ subject: StringCatalogSubject) -> String { scope.words(for: subject) }

  /// Notes a fault at an offset; `detail` is what it shares with others that differ only in their position.
  mutating func note(
    _ reason: StringCatalogFault.Reason, at offset: Int, _ message: String, detail: String = ""
  ) {
    faults.add(StringCatalogFault(reason: reason, offset: offset, message: message, scope: scope), detail: detail)
  }

  /// Notes a value of another kind than expected; something that is not a value is a fault of the JSON already.
  mutating func noteWrongType(_ value: JSONValue, _ subject: StringCatalogSubject, expected: String) {
    guard value.kind != .invalid else { return }
    note(
      .wrongType, at: value.offset, "\(words(subject)): expected \(expected), found \(value.kind.words)",
      detail: "\(expected), \(value.kind.words)")
  }

  private mutating func noteRepeats(
    in members: StringCatalogMembers, _ reason: StringCatalogFault.Reason, of subject: StringCatalogSubject
  ) {
    for repeated in members.repeats {
      let isSame = repeated.member.value.source.elementsEqual(repeated.first.value.source)
      let message = "duplicate \(quoted(repeated.member.name)) in \(words(subject))"
      var fault = StringCatalogFault(reason: reason, offset: repeated.member.offset, message: message, scope: scope)
      fault.severity = isSame ? .warning : .error
      fault.firstOffset = repeated.first.offset
      if reason == .duplicateKey { fault.scope.key = repeated.member.name }
      faults.add(fault, detail: reason == .duplicateKey ? repeated.member.name : "")
    }
  }

  /// Notes an unknown member: one with texts, which are lost, or one of a newer Xcode.
  private mutating func noteUnknown(_ member: JSONMember, in subject: StringCatalogSubject) {
    if scope.key == nil, noteKeys(outside: member) { return }
    let words = "unknown member \(quoted(member.name)) in \(words(subject))"
    if member.value.containsTexts {
      note(.misplacedText, at: member.offset, words + "; its texts are never used", detail: member.name)
    } else {
      note(.unknownMember, at: member.offset, words, detail: member.name)
    }
  }

  /// Notes the keys that are next to `strings` instead of in it: the member itself, or the members of it.
  private mutating func noteKeys(outside member: JSONMember) -> Bool {
    if member.value.looksLikeKey {
      let words = "the key \(quoted(member.name)) is outside \"strings\" and never localized"
      scope.key = member.name
      note(.keyOutsideStrings, at: member.offset, words, detail: member.name)
      scope.key = nil
      return true
    }
    let count = member.value.members.count(where: { $0.value.looksLikeKey })
    guard count > 0 else { return false }
    let keys = count == 1 ? "1 key that is" : "\(count) keys that are"
    note(
      .keyOutsideStrings, at: member.offset,
      "\(quoted(member.name)) is outside \"strings\" and contains \(keys) never localized", detail: member.name)
    return true
  }
}

extension JSONValue {
  /// Whether an object has what a key in `strings` has.
  fileprivate var looksLikeKey: Bool {
    members.contains { StringCatalogSchema.key.members.contains($0.name) || $0.name == "stringUnit" }
  }

  /// Whether the value contains a text at any depth.
  var containsTexts: Bool { source.contains(run: Self.unitName) || source.contains(run: Self.setName) }

  private static let unitName = Array("\"stringUnit\"".utf8)
  private static let setName = Array("\"stringSet\"".utf8)
}

extension ArraySlice<UInt8> {
  /// Whether these bytes contain others in a row.
  fileprivate func contains(run: [UInt8]) -> Bool {
    guard let first = run.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: run) }
  }
}

extension JSONNode.Kind {
  /// The kind in words.
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    case .name, .invalid: "no value"
    }
  }
}
