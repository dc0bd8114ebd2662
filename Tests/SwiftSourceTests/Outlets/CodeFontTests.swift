import AuditModel
import Testing

/// Fonts that code sets of objects of interface files.
@Suite struct CodeFontTests {
  private static let body = FontDescription(style: .body)

  @Test(
    arguments: [
      ("override func viewDidLoad() { close.titleLabel?.font = .preferredFont(forTextStyle: .body) }", body, nil),
      (
        "override func viewDidLoad() { close.titleLabel?.font = UIFont.systemFont(ofSize: 12) }",
        FontDescription(size: 12), nil
      ),
      // One that is set later, at times, or that is not known, only makes the file's doubtful.
      ("func f() { close.titleLabel?.font = .preferredFont(forTextStyle: .body) }", nil, [.font]),
      ("override func viewDidLoad() { if isOn { close.titleLabel?.font = .systemFont(ofSize: 12) } }", nil, [.font]),
      ("override func viewDidLoad() { close.titleLabel?.font = Fonts.title }", nil, [.font]),
      (
        "override func viewDidLoad() { close.titleLabel?.font = .systemFont(ofSize: 12); style(close) }\nfunc style(_ b: UIButton) { b.font = a }",
        nil, [.font]
      ),
    ] as [(String, FontDescription?, [CodeProperty]?)])
  func fonts(code: String, font: FontDescription?, sets: [CodeProperty]?) async throws {
    let button = try await CompletedInterface.element([CompletedInterface.player(code)])
    #expect(button.control.font == font && (button.code?.sets ?? []) == sets ?? [])
  }

  /// The lines to which code limits a text, unless other code decides how it is broken.
  @Test(
    arguments: [
      ("override func viewDidLoad() { close.numberOfLines = 0 }", 0, nil),
      ("override func viewDidLoad() { setUp() }\nfunc setUp() { close?.numberOfLines = 3 }", 3, nil),
      ("func f() { close.numberOfLines = 0 }", 1, [.lines]),
      ("override func viewDidLoad() { close.numberOfLines = isOpen ? 0 : 2 }", 1, [.lines]),
      ("override func viewDidLoad() { close.numberOfLines = 0; close.lineBreakMode = mode }", 1, [.lines]),
    ] as [(String, Int, [CodeProperty]?)])
  func lines(code: String, lines: Int, sets: [CodeProperty]?) async throws {
    let label = try await CompletedInterface.element([CompletedInterface.player(code)]) { element in
      element.kind = .label
      element.control.numberOfLines = 1
    }
    #expect(label.control.numberOfLines == lines && (label.code?.sets ?? []) == sets ?? [])
  }
}
