import AuditModel
import SwiftSource
import Testing

/// Controls that code in Objective-C makes.
@Suite struct ObjectiveCControlTests {
  /// The controls of a class's code, each on a line.
  static func sketch(_ code: String, header: String = "@interface C : UIViewController\n@end\n") async -> String {
    var source = SourceFile(path: "C.m", bytes: Array("\(header)@implementation C\n\(code)\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees).filter { $0.isMadeInCode == true }
    return trees.flatMap(\.screens).flatMap { ElementSketch.lines(of: $0.root.children, depth: 0) }
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ControlCase("[UIButton buttonWithType:UIButtonTypeClose];", "button type=close"),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithTitle:@\"Save\" style:UIBarButtonItemStyleDone target:self action:@selector(a:)];",
      "barButtonItem 'Save'"),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@\"gear\"] style:0 target:self action:nil];",
      "barButtonItem image=gear*"),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:nil];",
      "barButtonItem item=add"),
    ControlCase(
      "UIButton *b = [UIButton new];\n[b setTitle:NSLocalizedString(@\"go\", nil) forState:UIControlStateNormal];",
      "button \"go\""),
    ControlCase(
      "UIButton *b = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 44, 44)];\n[b setImage:[UIImage imageNamed:@\"x\"] forState:UIControlStateNormal];\nb.accessibilityLabel = NSLocalizedString(@\"x\", nil);",
      "button label=\"x\" image=x"),
    ControlCase(
      "UIImage *i = nil;\ni = [UIImage systemImageNamed:@\"gear\"];\ni = [i imageWithConfiguration:c];\n[[UIBarButtonItem alloc] initWithImage:i style:0 target:self action:nil];",
      "barButtonItem image=gear*"),
    ControlCase(
      "UIImage *i = [[UIImage imageNamed:@\"x\"] imageWithRenderingMode:1];\n[[UIBarButtonItem alloc] initWithImage:i style:0 target:self action:nil];",
      "barButtonItem image=x"),
    ControlCase("UILabel *l = [[UILabel alloc] init];\n[l setText:@\"A\"];", "label 'A'"),
    ControlCase(
      "UILabel *l = [[UILabel alloc] init];\nl.text = [NSString stringWithFormat:FORMAT, 1];",
      "label ‹FORMAT› code=FORMAT | 1"),
    ControlCase("[[UISwitch alloc] init];", "switch"),
    ControlCase(
      "[[UISegmentedControl alloc] initWithItems:@[@\"Day\", @\"Week\"]];",
      "segmentedControl\n  segment 'Day'\n  segment 'Week'"),
    ControlCase(
      "dispatch_async(q, ^{ [UIAlertAction actionWithTitle:@\"OK\" style:UIAlertActionStyleCancel handler:^(id a) { }]; });",
      "button 'OK' role=cancel"),
    ControlCase("[NSButton buttonWithTitle:@\"Go\" target:self action:nil];", "button 'Go'"),
    ControlCase("[NSButton checkboxWithTitle:@\"On\" target:self action:nil];", "button 'On' type=check"),
    ControlCase(
      "NSMenuItem *i = [[NSMenuItem alloc] initWithTitle:@\"Open\" action:nil keyEquivalent:@\"o\"];",
      "menuItem 'Open' key=o"),
    // What the app itself adds to a class makes something of which nothing is known here.
    ControlCase("[UIBarButtonItem themedButtonWithTitle:@\"A\" target:self];", ""),
    ControlCase("if (a) {\n[[UISwitch alloc] init]; } else { [[UISlider alloc] init]; }", "switch\nslider"),
    ControlCase("switch (a) { case 1: [[UISwitch alloc] init]; break; default: break; }", "switch"),
    // Broken code is read as far as it goes.
    ControlCase("[[UISwitch alloc] init", "switch"),
    ControlCase("}}}} @\"", ""),
    ControlCase("[[[[[[", ""),
  ])
  func statements(_ test: ControlCase) async {
    #expect(await Self.sketch("- (void)build {\n\(test.code)\n}") == test.expected)
  }

  @Test func propertiesAndParametersAreFollowed() async {
    let code = """
      - (void)viewDidLoad {
        _shareButton = [UIButton buttonWithType:UIButtonTypeSystem];
        [self style:self.shareButton];
      }
      - (void)style:(UIButton *)button { button.accessibilityLabel = @"Share"; }
      """
    #expect(await Self.sketch(code) == "button label='Share' type=system")
  }

  @Test func elementsStandWhereTheCodeDoes() async throws {
    let code =
      "- (void)a {\n\n  UISwitch *s =\n    [[UISwitch alloc] init];\n  s.accessibilityLabel = @\"A\"; UISlider *t = [UISlider new];\n}"
    var source = SourceFile(path: "C.m", bytes: Array("@implementation C\n\(code)\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees)
    let children = try #require(trees.first?.screens.first).root.children
    #expect(children.map { $0.location?.line } == [4, 6])
  }

  /// Constraints in Objective-C, each as a line; none if nothing is known.
  @Test(arguments: [
    CodeLayoutCase(
      "[NSLayoutConstraint activateConstraints:@[[_a.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:16], [_a.widthAnchor constraintEqualToConstant:90]]];",
      "a.leading == C.leading 16", "a.width == 90"),
    CodeLayoutCase("[_a.widthAnchor constraintGreaterThanOrEqualToConstant:90].active = YES;", "a.width >= 90"),
    CodeLayoutCase("[_a.widthAnchor constraintEqualToConstant:90].active = YES;", "a.width == 90"),
    CodeLayoutCase("if (wide) { [_a.widthAnchor constraintEqualToConstant:90].active = YES; }"),
    CodeLayoutCase("if (wide) [_a.widthAnchor constraintEqualToConstant:90].active = YES;"),
    CodeLayoutCase(
      "NSDictionary *views = NSDictionaryOfVariableBindings(_a);\n[self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"H:|-8-[_a]-8-|\" options:0 metrics:nil views:NSDictionaryOfVariableBindings(_a)]];",
      "a.leading == C.leading 8", "C.trailing == a.trailing 8"),
    CodeLayoutCase(
      "[self.view addConstraint:[NSLayoutConstraint constraintWithItem:_a attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:90]];",
      "a.width == 90"),
    CodeLayoutCase(
      "_a.frame = CGRectMake(16, 8, 90, 20);", "a.left == C.left 16", "a.top == C.top 8", "a.width == 90",
      "a.height == 20"),
  ])
  func constraints(_ test: CodeLayoutCase) async {
    let code = "_a = [[UILabel alloc] init];\n_a.text = @\"A\";\n[self.view addSubview:_a];\n\(test.code)"
    var source = SourceFile(
      path: "C.m",
      bytes: Array(
        "@interface C : UIViewController\n@end\n@implementation C\n- (void)viewDidLoad {\n\(code)\n}\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees).filter { $0.usesAutoLayout == true }
    let found = trees.flatMap(\.screens).flatMap { $0.root.layout.constraints ?? [] }.map(CodeLayoutTests.line)
    #expect(found == test.expected)
  }
}
