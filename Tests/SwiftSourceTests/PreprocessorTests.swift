import AuditModel
import SwiftSource
import Testing

/// What conditions of the preprocessor leave out of Objective-C.
@Suite struct PreprocessorTests {
  /// A condition around a label, with another label in its last clause.
  @Test(arguments: [
    ("#ifdef DEBUG", "1"), ("#if DEBUG", "1"), ("#  if defined(DEBUG) // for us", "1"), ("#if defined DEBUG", "1"),
    ("#if STAGING", "1"), ("#ifdef PRODUCTION", "0"), ("#if (!defined(INTERNAL))", "0"), ("#if QA == 1", "1"),
    ("#if 0", "1"), ("#if DEBUG && TARGET_OS_IOS", "1"), ("#if DEBUG || 0", "1"), ("#if !1", "1"),
    ("#ifndef DEBUG", "0"), ("#if !RELEASE", "1"), ("#ifdef RELEASE", "0"), ("#if !DEBUG", "0"),
    ("#if !defined(DEBUG)", "0"), ("#if 1", "0"),
    ("#if 1 || TARGET_OS_IOS", "0"), ("#ifdef BETA", "01"), ("#if TARGET_OS_IOS", "01"),
    ("#if DEBUG || TARGET_OS_IOS", "01"), ("#if 0\n#elif 1", "0"), ("#if BETA\n#elif DEBUG", "1"),
    ("#if 1\n#elif BETA", ""), ("#if 0\n#ifdef BETA\n#else\n#endif", "1"),
    ("#if 0\n// don't\n/*\n#endif\n*/\nx = @\"#endif", "1"),
  ])
  func clauses(condition: String, shown: String) async {
    let label = { (text: String) in "{ UILabel *l = [UILabel new]; l.text = @\"\(text)\"; [self.view addSubview:l]; }" }
    let code =
      "@interface C : UIViewController\n@end\n@implementation C\n- (void)viewDidLoad {\n\(condition)\n\(label("0"))\n"
      + "#else\n\(label("1"))\n#endif\n}\n@end\n"
    var source = SourceFile(path: "C.m", bytes: Array(code.utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees).filter { $0.isMadeInCode == true }
    var labels: [(text: String, line: Int)] = []
    for tree in trees {
      tree.forEachElement { element in
        if let text = element.control.text?.value { labels.append((text, element.location?.line ?? 0)) }
      }
    }
    #expect(labels.map(\.text).joined() == shown)
    // What is left out keeps its lines.
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for label in labels { #expect(lines[label.line - 1].contains("@\"\(label.text)\"")) }
  }
}
