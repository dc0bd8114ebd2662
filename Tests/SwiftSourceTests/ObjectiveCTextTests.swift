import AuditModel
import SwiftSource
import Testing

/// Texts that methods and functions of Objective-C get from their callers, and those of expressions that are not understood.
@Suite struct ObjectiveCTextTests {
  /// What calls give to a method or function is followed, as in Swift.
  @Test(arguments: [
    ControlCase(
      "- (void)lab:(NSString *)t { SHOW }\n- (void)go { [self lab:@\"A\"]; [self lab:@\"B\"]; }", "label 'A' others='B'"
    ),
    ControlCase(
      "- (void)lab:(nullable NSString *)t big:(BOOL)b { SHOW }\n- (void)go { [self lab:@\"A\" big:YES]; }", "label 'A'"),
    ControlCase("- (void)lab:(NSString * _Nonnull)t { SHOW }\n- (void)go { [self lab:@\"A\"]; }", "label 'A'"),
    ControlCase(
      "- (void)showWithTitle:(NSString *)t { SHOW }\n- (void)go { [self showWithTitle:NSLocalizedString(@\"a\", nil)]; }",
      "label \"a\""),
    ControlCase(
      "- (void)showLabelWithTitle:(NSString *)t size:(int)s { SHOW }\n- (void)go { [self showLabelWithTitle:@\"A\" size:3]; }",
      "label 'A'"),
    ControlCase("+ (void)lab:(NSString *)t { SHOW }\n- (void)go { [C lab:@\"A\"]; }", "label 'A'"),
    ControlCase(
      "- (UILabel *)make:(NSString *)t { SHOW return l; }\n- (void)go { UILabel *m = [self make:@\"A\"]; }", "label 'A'"
    ),
    ControlCase(
      "static void lab(UIView *v, NSString *t) { SHOW }\n- (void)go { lab(self.view, @\"A\"); }", "label 'A'"),
    // Values that are no texts, and what is not known.
    ControlCase("- (void)lab:(id)t { SHOW }\n- (void)go { [self lab:@\"A\"]; }", "label ‹t› code=t"),
    ControlCase("- (void)lab:(NSString **)t { SHOW }\n- (void)go { [self lab:@\"A\"]; }", "label ‹t› code=t"),
    ControlCase("- (void)lab:(NSString *)t { SHOW }\n- (void)go { [self lab:name]; }", "label ‹t› code=t"),
  ])
  func givenTexts(_ test: ControlCase) async {
    let code = test.code.replacing("SHOW", with: "UILabel *l = [UILabel new]; l.text = t;")
    #expect(await ObjectiveCControlTests.sketch(code) == test.expected)
  }

  /// Macros that look texts up, in the file or in the headers of the project.
  @Test(arguments: [
    ControlCase("#define L(x) NSLocalizedString(x, nil)|L(@\"a\")", "label \"a\""),
    ControlCase("#define L( key ) NSLocalizedString((key), @\"\")|L(@\"a\")", "label \"a\""),
    ControlCase("#define L(x) NSLocalizedStringFromTable(x, @\"T\", nil)|L(@\"a\")", "label \"a\"@T"),
    ControlCase("#define L(x, t) NSLocalizedStringFromTable(x, t, \\\n  nil)|L(@\"a\", @\"T\")", "label \"a\"@T"),
    ControlCase(
      "#define L(x) [[NSBundle mainBundle] localizedStringForKey:(x) value:nil table:@\"T\"]|L(@\"a\")",
      "label \"a\"=''@T"),
    ControlCase("#define NAME NSLocalizedString(@\"a\", nil)|NAME", "label \"a\""),
    ControlCase("#define L(x) NSLocalizedString(x, nil)|on ? L(@\"a\") : L(@\"b\")", "label \"a\" others=\"b\""),
    ControlCase("#define L(x) NSLocalizedString(x, nil)|L(name)", "label ‹name› code=name"),
    // Another number of arguments, and macros that do something else.
    ControlCase("#define L(x) NSLocalizedString(x, nil)|L(@\"a\", 2)", "label ‹L(\"a\", 2)› code=L(\"a\", 2)"),
    ControlCase("#define L(x) translate(x)|L(@\"a\")", "label ‹L(\"a\")› code=L(\"a\")"),
    ControlCase("#define L(x) translate(x)|L(@\"%@\", @\"a\")", "label ‹L(\"%@\", \"a\")› code=L(\"%@\", \"a\")"),
  ])
  func macros(_ test: ControlCase) async throws {
    let parts = test.code.split(separator: "|").map(String.init)
    let use = "- (void)go { UILabel *l = [UILabel new]; l.text = \(parts[1]); }"
    #expect(await ObjectiveCControlTests.sketch(use, header: "\(parts[0])\n") == test.expected)
    var source = SourceFile(path: "C.m", bytes: Array("@implementation C\n\(use)\n@end\n".utf8))
    (source.language, source.macros) = (.objectiveC, Array(parts[0].utf8))
    let roots = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees).flatMap(\.screens).map(\.root)
    #expect(roots.flatMap { ElementSketch.lines(of: $0.children, depth: 0) } == [test.expected])
  }

  /// A function of C in a file without classes, and one that is not known.
  @Test(arguments: [
    ControlCase("SetUp(b, @\"A\");", "button 'A'"), ControlCase("Other(b);", "button code=Other(b)"),
    ControlCase("NSLog(@\"%@\", b);", "button"),
  ])
  func functionsInOtherFiles(_ test: ControlCase) async {
    let helper = "void SetUp(UIButton *b, NSString *t) { [b setTitle:t forState:UIControlStateNormal]; }"
    let user = "@implementation C\n- (void)go { UIButton *b = [UIButton new]; \(test.code) }\n@end"
    let sources = [("A.m", helper), ("C.m", user)].map { path, code in
      var source = SourceFile(path: path, bytes: Array(code.utf8))
      source.language = .objectiveC
      return source
    }
    let roots = await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees).flatMap(\.screens).map(\.root)
    #expect(roots.flatMap { ElementSketch.lines(of: $0.children, depth: 0) } == [test.expected])
  }

  /// Functions before the class, which is not one of them.
  @Test(arguments: [
    "typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeB };\nstatic void lab(NSString *t) { UILabel *l = [UILabel new]; l.text = t; }",
    "static int x(void) { return 1; }\nvoid lab(NSString *t) { UILabel *l = [UILabel new]; l.text = t; }",
    "static UILabel *lab(NSString *const t) { UILabel *l = [UILabel new]; l.text = t; return l; }",
  ])
  func functionsOutsideOfClasses(function: String) async {
    #expect(await ObjectiveCControlTests.sketch("- (void)go { lab(@\"A\"); }", header: "\(function)\n") == "label 'A'")
  }

  /// An assignment to several places.
  @Test(arguments: [
    ControlCase(
      "UITextField *f = [UITextField new];\nf.text = f.placeholder = @\"Name\";", "textField 'Name' placeholder='Name'"),
    ControlCase(
      "UITextField *f = [UITextField new];\nf.text = f.placeholder = NSLocalizedString(@\"a\", nil);",
      "textField \"a\" placeholder=\"a\""),
    ControlCase(
      "UITextField *f = [UITextField new];\nf.text = f.placeholder = name;", "textField ‹name› placeholder=‹name›"),
    ControlCase("self.a = self.b = [UISwitch new];\nself.a.accessibilityLabel = @\"A\";", "switch label='A'"),
    ControlCase("UISwitch *a = self.b = [UISwitch new];\nself.b.accessibilityLabel = @\"A\";", "switch label='A'"),
    ControlCase("UISwitch *a = [UISwitch new];\na.on = x == y;", "switch"),
  ])
  func chainedAssignments(_ test: ControlCase) async {
    #expect(await ObjectiveCControlTests.sketch("- (void)build {\n\(test.code)\n}") == test.expected)
  }

  /// What is not understood is shown as it is written.
  @Test(arguments: [
    ("n.userInfo[@\"message\"]", "n.userInfo[\"message\"]"), ("a + b", "a + b"), ("(*p).name", "*p.name"),
    ("names[i + 1]", "names[i + 1]"), ("@selector(go:)", "@selector(go:)"),
  ])
  func expressions(source: String, shown: String) async {
    let found = await ObjectiveCControlTests.sketch(
      "- (void)build {\nUILabel *l = [UILabel new];\nl.text = \(source);\n}")
    #expect(found == "label ‹\(shown)› code=\(shown)")
  }

  /// What is done to an item of a list is no constant.
  @Test func itemsOfLists() async {
    let code = "UISwitch *s = [UISwitch new];\nself.all = @[s];\nself.all[0].accessibilityLabel = @\"A\";"
    #expect(await ObjectiveCControlTests.sketch("- (void)build {\n\(code)\n}") == "switch label='A'")
  }
}
