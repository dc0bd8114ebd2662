internal import AuditModel
internal import Utilities

extension StringCatalogDecoder {
  /// Reads a localization, a case of a variation or a substitution: its text, or those of its variations.
  mutating func readNode(
    _ value: JSONValue, at path: LeafPath, _ schema: StringCatalogSchema, into texts: inout StringCatalogTexts
  ) {
    guard path.steps.count <= StringCatalogSchema.depthLimit else {
      return note(
        .tooDeep, at: value.offset, "\(scope.words(at: path)) has deeper variations than any text that Xcode writes")
    }
    guard let members = open(value, schema, StringCatalogSubject(at: path)) else { return }
    for member in members.effective {
      switch member.name {
      case "stringUnit": readUnit(member.value, at: path, into: &texts)
      case "stringSet": readSet(member.value, at: path, into: &texts)
      case "variations": readVariations(member.value, at: path, into: &texts)
      case "substitutions": readSubstitutions(member.value, at: path, into: &texts)
      default: break
      }
    }
  }

  private mutating func readUnit(_ unit: JSONValue, at path: LeafPath, into texts: inout StringCatalogTexts) {
    guard let members = open(unit, .unit, StringCatalogSubject("the text of", at: path)) else { return }
    let state = state(members["state"], of: unit, at: path)
    let words = members["value"]
    if words == nil {
      note(.missingMember, at: unit.offset, "the text of \(scope.words(at: path)) has no \"value\"", detail: "value")
    }
    let value = words.flatMap { text($0, StringCatalogSubject("\"value\" of", at: path)) } ?? ""
    append(value, state, offset: words?.offset ?? unit.offset, at: path, to: &texts)
  }

  private mutating func readSet(_ value: JSONValue, at path: LeafPath, into texts: inout StringCatalogTexts) {
    guard let members = open(value, .set, StringCatalogSubject("the phrases of", at: path)) else { return }
    let state = state(members["state"], of: value, at: path)
    guard let values = members["values"] else {
      return note(
        .missingMember, at: value.offset, "the phrases of \(scope.words(at: path)) have no \"values\"", detail: "values"
      )
    }
    guard values.kind == .array else {
      return noteWrongType(values, StringCatalogSubject("\"values\" of", at: path), expected: "an array")
    }
    for (number, item) in values.items.enumerated() {
      guard let text = text(item, StringCatalogSubject("a phrase of", at: path)) else { continue }
      append(text, state, offset: item.offset, at: path.appending(.item(number)), to: &texts)
    }
  }

  private mutating func append(
    _ text: String, _ state: TranslationState?, offset: Int, at path: LeafPath, to texts: inout StringCatalogTexts
  ) {
    let position = position(of: offset)
    texts.leaves.append(
      StringsLeaf(path: path, value: text, state: state, line: position.line, column: position.column))
  }

  private mutating func state(_ value: JSONValue?, of unit: JSONValue, at path: LeafPath) -> TranslationState? {
    guard let value else {
      note(.missingMember, at: unit.offset, "\(scope.words(at: path)) has no \"state\"", detail: "state")
      return nil
    }
    guard let word = text(value, StringCatalogSubject("\"state\" of", at: path)) else { return nil }
    if let state = TranslationState(rawValue: word) { return state }
    let expected = TranslationState.allCases.map(\.rawValue).joined(separator: ", ")
    note(
      word.isEmpty ? .emptyState : .unknownState, at: value.offset,
      "the state of \(scope.words(at: path)) is \(word.isEmpty ? "empty" : "\(quoted(word))"); expected one of \(expected)",
      detail: word)
    return nil
  }

  private mutating func readVariations(_ value: JSONValue, at path: LeafPath, into texts: inout StringCatalogTexts) {
    let what = StringCatalogSubject("\"variations\" of", at: path)
    for kind in entries(of: value, what, repeated: .duplicateMember) ?? [] {
      guard let known = StringCatalogSchema.variations[kind.name] else {
        note(
          kind.value.containsTexts ? .misplacedText : .unknownMember, at: kind.offset,
          "\(scope.words(at: path)) varies by \(quoted(kind.name)), which is unknown; its texts are not read",
          detail: "variations.\(kind.name)")
        continue
      }
      let cases = entries(
        of: kind.value, StringCatalogSubject("\"\(kind.name)\" of", at: path), repeated: .duplicateMember)
      for variant in cases ?? [] { readCase(variant, of: kind.name, known: known, at: path, into: &texts) }
    }
  }

  private mutating func readCase(
    _ variant: JSONMember, of kind: String, known: Set<String>?, at path: LeafPath, into texts: inout StringCatalogTexts
  ) {
    if let known, !known.contains(variant.name) {
      note(
        .unknownVariation, at: variant.offset,
        "\(quoted(variant.name)) of \(scope.words(at: path)) is not a \(kind == "plural" ? "plural category" : kind)",
        detail: "\(kind).\(variant.name)")
    }
    let step: LeafPath.Step =
      switch kind {
      case "plural": .plural(variant.name)
      case "device": .device(variant.name)
      default: .width(variant.name)
      }
    readNode(variant.value, at: path.appending(step), .localization, into: &texts)
  }

  private mutating func readSubstitutions(_ value: JSONValue, at path: LeafPath, into texts: inout StringCatalogTexts) {
    let what = StringCatalogSubject("\"substitutions\" of", at: path)
    for member in entries(of: value, what, repeated: .duplicateMember) ?? [] {
      let position = position(of: member.offset)
      var variable = StringsVariable(name: member.name, line: position.line, column: position.column)
      let inner = path.appending(.substitution(member.name))
      let members = StringCatalogMembers(member.value.members)
      variable.argument = members["argNum"].flatMap { number($0, StringCatalogSubject("\"argNum\" of", at: inner)) }
      variable.valueType = members["formatSpecifier"].flatMap {
        text($0, StringCatalogSubject("\"formatSpecifier\" of", at: inner))
      }
      texts.variables.append(variable)
      readNode(member.value, at: inner, .substitution, into: &texts)
    }
  }
}
