import AuditModel
import FormatStrings
import Testing

@testable import TableAnalysis

@Suite struct EntryFormatTests {
  private func entry(_ leaves: [(String, String)], _ variables: [StringsVariable] = []) -> StringsEntry {
    var entry = StringsEntry(key: "key", value: leaves.first?.1 ?? "", line: 1, column: 1)
    entry.leaves = leaves.map { StringsLeaf(path: LeafPath($0.0) ?? LeafPath(), value: $0.1, line: 1, column: 1) }
    entry.variables = variables.isEmpty ? nil : variables
    return entry
  }

  private func variable(_ name: String, _ type: String? = "d", argument: Int? = nil, isPlural: Bool = true)
    -> StringsVariable
  {
    StringsVariable(
      name: name, argument: argument, valueType: type, ruleType: isPlural ? "NSStringPluralRuleType" : nil, line: 1,
      column: 1)
  }

  @Test func bareDirectivesOfAVariableCountFromItsArgument() {
    let format = EntryFormat(
      entry([("", "%@: %#@n@"), ("substitutions.n.plural.other", "%d in %@")], [variable("n")]))
    #expect(format.texts.map { $0.format.uses.map(\.position) } == [[1, 2], [2, 3]])
    #expect(format.arguments == [.object, .integer, .object])
  }

  @Test(arguments: [0, -1, 2, Int.min, Int.max]) func argumentsThatATextDoesNotHaveAreUnknown(number: Int) {
    let format = EntryFormat(entry([("", "%@")], [variable("n", argument: number)]))
    #expect(format.argument(number) == nil)
    #expect(format.argument(1) == .object)
  }

  @Test func chainedVariablesTakeTheArgumentsOfTheTextsThatEmbedThem() {
    let format = EntryFormat(
      entry(
        [
          ("substitutions.b.plural.other", "%d accounts"), ("", "%1$#@a@"),
          ("substitutions.a.plural.other", "%d passwords of %2$#@b@"),
        ], [variable("a"), variable("b", "lu")]))
    #expect(format.variables.mapValues(\.position) == ["a": 1, "b": 2])
    #expect(format.variables.values.allSatisfy { $0.isEmbedded })
    #expect(format.variables["a"]?.shown.numbers == [1, 2])
    #expect(format.texts.first?.format.uses.map(\.position) == [2])
  }

  @Test func variablesThatEmbedEachOtherEnd() {
    let format = EntryFormat(
      entry(
        [("", "%#@a@"), ("substitutions.a.plural.other", "%#@b@"), ("substitutions.b.plural.other", "%#@a@")],
        [variable("a"), variable("b")]))
    #expect(format.texts.count == 3)
    #expect(format.variables["a"]?.shown.isEmpty == true)
  }

  @Test func aCatalogSaysWhichArgumentASubstitutionTakes() {
    let variables = [
      variable("n", "lld", argument: 1, isPlural: false), variable("m", "@", argument: 2, isPlural: false),
    ]
    let format = EntryFormat(
      entry(
        [("", "%#@m@ %#@n@"), ("substitutions.n.plural.other", "%arg"), ("substitutions.m.plural.other", "%arg")],
        variables))
    #expect(format.texts.map { $0.format.uses.map(\.position) } == [[2, 1], [1], [2]])
    #expect(format.arguments == [.integer, .object])
  }

  @Test func aStringsdictHasNoReferences() {
    let format = EntryFormat(entry([("", "%#@n@"), ("substitutions.n.plural.other", "%arg")], [variable("n")]))
    #expect(format.texts.last?.format.uses.map(\.argument) == [.float])
  }

  @Test(arguments: [
    ("d", FormatArgument.integer), ("%ld", .integer), (".1f", .float), ("@", .object), ("", nil), ("number", nil),
    ("d files", nil),
  ])
  func valueTypes(text: String, argument: FormatArgument?) { #expect(FormatArgument(valueType: text) == argument) }

  @Test(arguments: [
    ("plural.few", "plural.other"), ("plural.one", "plural.one"), ("device.ipad.plural.one", "plural.one"),
    ("device.ipad.plural.many", "plural.other"), ("substitutions.x.plural.one", nil), ("", "plural.other"),
  ])
  func theSourcesTextForTheSameCase(path: String, expected: String?) throws {
    let format = EntryFormat(entry([("plural.one", "%d file"), ("plural.other", "%d files")]))
    let path = try #require(LeafPath(path))
    #expect(format.counterpart(of: path)?.path.description == expected)
  }
}
