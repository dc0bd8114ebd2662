import AuditModel

/// Pictures of screens with one element of each form.
enum SampleScreens {
  /// A screen in German with a title that is cut.
  static func german() throws -> ScreenPicture {
    try picture(locale: "de", outlines: "german", words: "Benachrichtigungen verwalten")
  }

  /// A screen in Arabic with a title that is cut.
  static func arabic() throws -> ScreenPicture {
    try picture(locale: "ar", outlines: "arabicCut", words: "حفظ التغييرات والمتابعة")
  }

  /// The failed audit's screens: two with a drawing, one with a transcript alone.
  static func gallery(of findings: [Finding]) throws -> ScreenGallery {
    var gallery = ScreenGallery()
    gallery.add(try exhibit("settings", [german()]), of: findings.filter { $0.element?.screen == "settings" })
    gallery.add(try exhibit("login", [arabic()]), of: findings.filter { $0.element?.screen == "login" })
    gallery.add(try exhibit("quiet", []))
    return gallery
  }

  /// A screen with drawings and a transcript in the first one's locale.
  static func exhibit(_ screen: String, _ pictures: [ScreenPicture]) throws -> ScreenExhibit {
    let locale = pictures.first?.locale ?? .english
    var counts = ScreenSummary.TitleCount()
    (counts.judged, counts.open) = (3, 1)
    var exhibit = ScreenExhibit(
      ScreenSummary(
        file: "App/Base.lproj/Main.storyboard", screen: screen, title: screen, locales: [.english],
        titles: [.english: counts], spoken: 4))
    exhibit.pictures = pictures
    exhibit.undrawn = pictures.isEmpty ? 0 : 3
    exhibit.transcripts = [ScreenTranscript(locale: locale, lines: lines)]
    return exhibit
  }

  private static let lines = [
    ScreenTranscript.Line(
      element: "e1", kind: .button, containers: ["navigation bar"], utterance: "Save. Button. Saves & closes.",
      segments: [
        Utterance.Segment(role: .label, text: "Save", rule: "button-title", confidence: .a),
        Utterance.Segment(role: .trait, text: "Button", rule: "button", confidence: .a),
        Utterance.Segment(role: .hint, text: "Saves & closes.", rule: "author-hint", confidence: .a),
      ]),
    ScreenTranscript.Line(element: "e2", kind: .button, utterance: "", isSetInCode: true),
    ScreenTranscript.Line(element: "e3", kind: .button, utterance: "", confidence: .c),
  ]

  private static func picture(locale: String, outlines name: String, words: String) throws -> ScreenPicture {
    var screen = Screen(id: "settings", root: Element(id: "root", kind: .view))
    screen.title = "Settings"
    var tree = InterfaceTree(source: "App/Base.lproj/Main.storyboard", platform: .iOS)
    tree.device = "retina6_12"
    let isRightToLeft = locale == "ar"
    var picture = ScreenPicture(
      of: screen, in: tree, for: LayoutVariant(locale: LocaleTag(locale) ?? .english),
      size: Size(width: 393, height: 852), isRightToLeft: isRightToLeft)
    picture.items = ScreenPicture.Shape.allCases.enumerated().map { index, shape in item(shape, row: index) }
    var button = item(.button, row: picture.items.count)
    button.frame.width = 160
    var outlines = try SamplePictures.load()[name]
    outlines?.alignment = isRightToLeft ? .right : .left
    if let outlines {
      var title = ScreenPicture.Title(words: words, outlines: outlines, x: button.frame.x, y: button.frame.y + 4)
      title.isCutOff = true
      button.titles = [title]
    }
    button.flags = [.cutOff, .finding, .recorded]
    picture.items.append(button)
    return picture
  }

  private static func item(_ shape: ScreenPicture.Shape, row: Int) -> ScreenPicture.Item {
    var item = ScreenPicture.Item(
      id: "e\(row)", kind: .view, shape: shape, frame: Rect(x: 20, y: Points(40 + row * 42), width: 300, height: 31))
    item.level = 0.25
    item.pages = 3
    if shape == .segments {
      item.parts = (0..<3).map { Rect(x: Points(20 + $0 * 100), y: item.frame.y, width: 100, height: 31) }
      item.selectedPart = 1
    }
    if shape == .filledButton { item.fill = ColorComponents(red: 0, green: 0.5, blue: 0.25) }
    if shape == .surface {
      item.marks = ScreenPicture.Sign.allCases.enumerated().map { number, sign in
        ScreenPicture.Mark(sign, in: Rect(x: Points(24 + number * 24), y: item.frame.y + 9, width: 13, height: 13))
      }
    }
    if shape == .checkBox { item.flags = [.finding] }
    if shape == .bare {
      item.images = [ScreenPicture.Image(in: Rect(x: 20, y: item.frame.y, width: 20.5, height: 20), name: "flag")]
    }
    return item
  }
}
