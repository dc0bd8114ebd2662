import AuditModel

/// Phrases that say nothing, by language; and what joins the name of a gesture to its purpose.
extension LabelTables {
  /// Labels that name nothing: ATF's stop words and A11yUITests' list; the other languages are their translations.
  static let generic: [String: Set<String>] = [
    "en": [
      "button", "image", "icon", "picture", "photo", "more", "click here", "tap here", "press here", "click", "tap",
      "here",
      "item", "untitled", "label", "link", "graphic",
    ],
    "de": [
      "taste", "schaltfläche", "knopf", "button", "bild", "symbol", "mehr", "hier klicken", "hier tippen", "element",
      "link",
    ],
    "fr": ["bouton", "image", "icône", "plus", "cliquez ici", "touchez ici", "lien"],
    "es": ["botón", "imagen", "icono", "más", "haz clic aquí", "toca aquí", "enlace"],
    "it": ["pulsante", "immagine", "icona", "altro", "fai clic qui", "tocca qui", "link"],
    "pt": ["botão", "imagem", "ícone", "mais", "clique aqui", "toque aqui", "item", "link"],
    "nl": ["knop", "afbeelding", "pictogram", "meer", "klik hier", "tik hier", "onderdeel", "link"],
    "ru": ["кнопка", "изображение", "значок", "ещё", "нажмите здесь", "ссылка"],
    "ja": ["ボタン", "画像", "アイコン", "その他", "ここをタップ", "項目", "リンク"],
    "zh": ["按钮", "图像", "图标", "更多", "点击此处", "项目", "链接", "按鈕", "影像", "圖像", "圖示"],
  ]

  /// Of these, what a menu of further commands is rightly called.
  static let furtherCommands: Set<String> = [
    "more", "mehr", "plus", "más", "altro", "mais", "meer", "ещё", "その他", "更多",
  ]

  /// Of these, what is no name even where it is seen.
  static let idle: Set<String> = [
    "click here", "tap here", "press here", "hier klicken", "hier tippen", "cliquez ici", "touchez ici",
    "haz clic aquí",
    "toca aquí", "fai clic qui", "tocca qui", "clique aqui", "toque aqui", "klik hier", "tik hier", "нажмите здесь",
    "ここをタップ", "点击此处",
  ]

  /// The text that Interface Builder's object library gives a new object, by kind.
  static let standardTexts: [ElementKind: Set<String>] = [
    .button: ["button", "push button", "square button", "bevel", "textured", "round textured", "gradient"],
    .barButtonItem: ["item"], .toolbarItem: ["toolbar item"], .tabBarItem: ["item"], .navigationItem: ["title"],
    .label: ["label"], .view: ["view"],
  ]

  /// Names of keys of a keyboard, which are no words to translate (Apple Style Guide; IBM's keyboard).
  static let keyNames: Set<String> = [
    "control", "option", "command", "shift", "tab", "escape", "return", "enter", "space", "delete", "backspace",
    "caps lock",
    "scroll lock", "num lock", "print screen", "insert", "home", "end", "page up", "page down", "pause", "break",
    "function",
    "clear", "help", "menu",
  ]

  /// Names of products and functions that begin with the name of a gesture.
  static let gestureNames: [String: [String]] = [
    "en": [
      "tap to pay", "touch id", "touch bar", "tap water", "click wheel", "press release", "press kit", "drag and drop",
      "tap to radar", "double tap to zoom", "swipe actions",
    ]
  ]

  /// What follows the name of a gesture where a label tells how to use the control ("tap to open"), by language.
  static let gesturePurposes: [String: [String]] = [
    "en": ["to", "here", "for", "and hold", "twice", "this", "on", "again"], "de": ["um", "zum", "hier", "für"],
    "fr": ["pour", "ici"], "es": ["para", "aquí"], "it": ["per", "qui"], "pt": ["para", "aqui"], "nl": ["om", "hier"],
    "ru": ["чтобы", "для", "здесь"], "ja": ["して", "すると"], "zh": ["以", "即可", "來"],
  ]

  /// What stands between a label and a state that its author adds to it.
  static let stateSeparators = [",", "(", "[", " - ", "–", "—", ":", ";", "，", "、", "（", "：", "،"]

  /// English verbs that go with "on" and "off" rather than with a state.
  static let verbsWithOnAndOff: Set<String> = [
    "log", "sign", "turn", "switch", "hands", "time", "day", "take", "show", "put", "keep", "carry", "cut", "lights",
    "power",
    "add", "tap", "click", "focus", "hold", "drop", "kick", "play", "run", "start", "stop", "based",
  ]
}
