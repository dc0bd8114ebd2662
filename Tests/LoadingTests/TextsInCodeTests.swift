import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// Which keys code names, and to which of them it gives a text.
@Suite struct TextsInCodeTests {
  private func texts(in source: String) -> TextsInCode { TextsInCode(in: Array(source.utf8)) }

  @Test(arguments: [
    (#"Text("a.key")"#, "a.key"), (#"let s = @"Say \"hi\""; "#, "Say \"hi\""), (##"let s = #"raw"#"##, "raw"),
    (#"f("(", "b")"#, "b"), (#"f("\(g("x")) y", "z")"#, "z"),
    (#"f("\(g("x")) y", "z")"#, "x"), (#"f("\(g("\(h("x"))"))")"#, "x"),
    ("let s = \"\"\"\nlong \"text\"\n\"\"\"; f(\"after\")", "after"), ("// an \" alone\nf(\"next\")", "next"),
    (#"f("Größe")"#, "Größe"), (#"f("a\nb")"#, "a\nb"),
  ]) func aTextIsFound(source: String, text: String) {
    #expect(texts(in: source).contains(text))
    #expect(!texts(in: source).mayContain("other"))
  }

  /// Keys that code puts together, and those that have arguments, may be anything.
  @Test(arguments: [
    ("\"error.\\(code)\"", "error.7"), ("\"error.\" + code", "error.7"), ("@\"error_%d\"", "error_7"), ("", "%@ files"),
  ]) func aKeyMayBePutTogether(source: String, key: String) {
    #expect(texts(in: source).mayContain(key))
    #expect(!texts(in: source).contains(key))
    #expect(!texts(in: source).mayContain("warning"))
  }

  @Test(arguments: [
    (#"NSLocalizedString("k", value: "Text", comment: "")"#, true),
    (#"NSLocalizedString("k", tableName: "T", bundle: .main, value: "Text", comment: "")"#, true),
    (#"NSLocalizedString("k", bundle: Bundle(for: A.self), value: f(x), comment: "")"#, true),
    (#"String(localized: "k", defaultValue: "Text")"#, true),
    ("NSLocalizedString(\n  \"k\",\n  value: \"\"\"\n  Text\n  \"\"\",\n  comment: \"\")", true),
    (#"[bundle localizedStringForKey:@"k" value:@"Text" table:nil]"#, true),
    (#"NSLocalizedStringWithDefaultValue(@"k", nil, bundle, @"Text", @"")"#, true),
    (#"NSLocalizedString("k", value: "", comment: "")"#, false),
    (#"[bundle localizedStringForKey:@"k" value:nil table:nil]"#, false),
    (#"[bundle localizedStringForKey:@"k" value:@"" table:nil]"#, false),
    (#"NSLocalizedString("k", comment: "value: none")"#, false),
    (#"LabeledContent("k", value: "Text")"#, false), (#"AppLocalizedString("k", value: "Text")"#, true),
    (#"f("k", g(value: "Text"))"#, false), (#"f("k", newvalue: "Text")"#, false),
    ("let key = \"k\"\nvar value: String = \"Text\"", false), (#"f("k"); g(value: "Text")"#, false),
    (#"f(g("k"), value: "Text")"#, false),
  ]) func aDefaultIsAnArgumentOfTheSameCall(source: String, hasDefault: Bool) {
    #expect(texts(in: source).contains("k"))
    #expect(texts(in: source).hasDefault(for: "k") == hasDefault)
  }

  @Test func absurdInterpolationsEnd() {
    let source = String(repeating: "\"\\(", count: 100_000)
    #expect(!texts(in: source).contains("x"))
  }

  /// Swift and Objective-C, and interface files with attributes of the app's own, but not the sources of tests.
  @Test func theFilesOfAProjectAreSearched() async throws {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"key\" value=\"in.xib\"/>"
    let folder = try TemporaryFolder([
      "App/A.swift": #"f("in.swift")"#, "App/B.m": #"f(@"in.objc")"#, "AppTests/C.swift": #"f("in.tests")"#,
      "App/D.xib":
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\(attribute)</objects></document>",
    ])
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(root: root, sourceReader: NoInterface()).load([root])
    let code = try #require(workspace.textsInCode)
    #expect(["in.swift", "in.objc", "in.xib", "in.tests"].map(code.contains) == [true, true, true, false])
    #expect(try await Loader(root: root).load([root.appending("App/D.xib")]).textsInCode?.contains("in.swift") == false)
  }

  @Test func withoutCodeNothingIsKnown() async throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "\"a\" = \"A\";"])
    #expect(try await Loader().load([FilePath(folder.url.path)]).textsInCode == nil)
  }
}

/// Reads no interface from sources.
private struct NoInterface: SourceReader {
  func read(_ sources: [SourceFile], jobs: Int) async -> [SourceReading] { sources.map { _ in SourceReading() } }
}
