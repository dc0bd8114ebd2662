import AuditModel

/// Word lists of the rules about labels, each with its source.
enum LabelTables {
  /// Parts of asset names that describe no content: kinds of pictures and of controls.
  ///
  /// Source: signalapp/Signal-iOS#4801, damus-io/damus#530; asset names in public interface files.
  static let fileAffixes: Set<String> = [
    "ic", "ico", "icon", "icn", "img", "image", "pic", "btn", "button", "bg", "background", "glyph", "asset", "logo",
    "symbol", "thumb",
  ]

  /// The extensions of picture files (A11yUITests, the labels of images).
  static let imageExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "avci", "heic", "heif", "webp", "tiff", "icns", "imageset",
  ]

  /// Last words of the names of objects in code (UIKit's classes, identifiers in public apps).
  static let codeNouns: Set<String> = [
    "button", "btn", "label", "lbl", "view", "screen", "controller", "cell", "icon", "image", "textfield", "field",
    "switch",
    "title", "identifier", "id", "accessibility", "a11y",
  ]

  /// The last parts of web addresses (IANA's root zone, the most frequent ones).
  static let domainEnds: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "co", "me", "tv", "info", "eu", "uk", "de", "fr", "fm", "us",
  ]

  /// English words that are written in lowercase with a hyphen.
  static let hyphenatedWords: Set<String> = [
    "wi-fi", "sign-in", "sign-up", "sign-out", "log-in", "log-out", "check-in", "add-on", "pop-up", "drop-down",
    "opt-in",
    "opt-out", "to-do", "read-only", "built-in", "follow-up", "full-screen", "pull-to-refresh", "on-off",
  ]

  /// Names that begin with a lowercase letter (Apple Style Guide; the companies' own sites).
  static let lowercaseNames: Set<String> = [
    "iPhone", "iPad", "iPod", "iCloud", "iMessage", "iOS", "iPadOS", "iTunes", "iMac", "iBooks", "iMovie", "macOS",
    "tvOS",
    "watchOS", "visionOS", "eBay", "eBook", "eBooks", "eSIM", "eID", "mDNS", "mTLS", "jQuery", "npm", "curl", "adidas",
    "xAI", "openSUSE",
  ]

  /// Names of keys in lowercase, which do not describe what a control does (Apple's and PC keyboards).
  static let keyLegends: Set<String> = [
    "cmd", "command", "ctrl", "control", "alt", "altgr", "opt", "esc", "fn", "tab", "shift", "caps", "capslock", "del",
    "ins", "pgup", "pgdn", "prtsc", "win", "super", "meta",
  ]

  /// Acronyms of at least four letters, which are not words in all caps (Apple Style Guide; their standards).
  static let acronyms: Set<String> = [
    "HTML", "HTTP", "HTTPS", "HDMI", "JPEG", "HEIC", "HEIF", "AIFF", "FLAC", "MIDI", "SMTP", "IMAP", "JSON", "YAML",
    "ASCII",
    "TOTP", "DNSSEC", "WLAN", "WPA2", "WPA3", "QEMU", "SCSI", "SATA", "NVME", "VIRTIO", "UEFI", "BIOS", "RSYNC",
    "UNESCO",
    "UNICEF", "OPML", "AAC", "GPRS", "LTE", "RTSP", "SFTP", "WEBDAV", "UPNP", "DLNA", "CAPTCHA", "AIRPLAY",
  ]

  /// Whether a text is an acronym alone, such as "IP:": a word of at most three uppercase letters, or one of the longer ones.
  static func isAcronym(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard words.count == 1, let word = words.first, word.contains(where: \.isUppercase) else { return false }
    return !word.contains(where: \.isLowercase) && (word.count <= 3 || acronyms.contains(String(word)))
  }

  /// Abbreviations that end with a period (Unicode CLDR 48, `segments`, sentence-break suppressions; a selection).
  static let abbreviations: Set<String> = [
    "dr.", "mr.", "mrs.", "ms.", "prof.", "inc.", "corp.", "co.", "ltd.", "etc.", "min.", "max.", "approx.", "dept.",
    "jr.", "sr.", "no.", "vs.", "st.",
    "u.s.",
    "e.g.", "i.e.", "a.m.", "p.m.", "usw.", "bzw.", "ca.", "evtl.", "ggf.", "zzgl.", "inkl.", "env.", "p. ej.", "ecc.",
    "т.д.", "т.п.", "др.", "мин.", "сек.", "np.", "itd.", "itp.", "enz.", "osv.", "m.m.",
  ]

  /// Languages in which the word for a thing comes before its name ("bouton Lecture", "кнопка «Воспроизвести»").
  ///
  /// WALS, feature 86A (genitive after its noun); Thai and Vietnamese in any case.
  static let typeWordFirst: Set<String> = [
    "fr", "es", "pt", "it", "ca", "gl", "ro", "ar", "he", "fa", "id", "ms", "vi", "th", "pl", "cs", "sk", "sl", "hr",
    "sr",
    "bs", "bg", "mk", "ru", "uk", "be", "el", "sq", "cy", "ga",
  ]

  /// Languages in which it does so before a capitalized name ("Taste Wiedergabe", not "Taste zuweisen").
  static let typeWordFirstBeforeCapital: Set<String> = ["de", "nl", "da", "nb", "sv"]

  /// Verbs before which the word for a button means a key, by language: "Taste drücken".
  static let verbsOfKeys: [String: Set<String>] = [
    "de": ["zuweisen", "belegen", "drücken", "gedrückt", "halten", "loslassen", "wählen", "aufzeichnen"]
  ]

  /// Things whose names end with a type word without repeating the type, by language.
  ///
  /// Source: false alarms in public apps; UIKit's and AppKit's names of controls.
  static let things: [String: Set<String>] = [
    "en": ["radio button", "push button", "toggle button"]
  ]
}

/// Generic phrases by language, and the words between a gesture and its purpose.
extension LabelTables {
  /// Labels that describe nothing: ATF's stop words and A11yUITests' list; the other languages are their translations.
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

  /// Titles that do not say where a link leads: CVS, `generic-link-text`; the other languages are their translations.
  static let linkPhrases: [String: Set<String>] = [
    "en": [
      "read more", "learn more", "find out more", "see more", "view more", "show more", "more info", "more information",
      "more details", "details", "this link", "link here", "see here", "read here",
    ],
    "de": [
      "mehr erfahren", "mehr lesen", "weiterlesen", "mehr infos", "mehr informationen", "weitere informationen", "hier",
    ],
    "fr": ["en savoir plus", "lire la suite", "plus d’informations", "plus d'informations", "ici"],
    "es": ["más información", "leer más", "saber más", "ver más", "aquí"],
    "it": ["scopri di più", "leggi di più", "ulteriori informazioni", "maggiori informazioni", "qui"],
    "pt": ["saiba mais", "leia mais", "saber mais", "ler mais", "mais informações", "aqui"],
    "nl": ["meer informatie", "lees meer", "meer lezen", "meer info", "hier"],
    "ru": ["подробнее", "узнать больше", "читать далее", "здесь"], "ja": ["詳しくはこちら", "詳細", "続きを読む", "こちら"],
    "zh": ["了解更多", "阅读更多", "更多信息", "瞭解更多", "閱讀更多", "更多資訊", "此处", "這裡"],
  ]

  /// Those that are good labels for a menu of further commands.
  static let furtherCommands: Set<String> = [
    "more", "mehr", "plus", "más", "altro", "mais", "meer", "ещё", "その他", "更多",
  ]

  /// Those that are not even good as visible titles.
  static let instructions: Set<String> = [
    "click here", "tap here", "press here", "hier klicken", "hier tippen", "cliquez ici", "touchez ici",
    "haz clic aquí",
    "toca aquí", "fai clic qui", "tocca qui", "clique aqui", "toque aqui", "klik hier", "tik hier", "нажмите здесь",
    "ここをタップ", "点击此处",
  ]

  /// The maximum number of characters of an English label (rwapp/A11yUITests).
  static let maximumLength = 40

  /// The text that Interface Builder's object library gives a new object, by kind.
  static let standardTexts: [ElementKind: Set<String>] = [
    .button: ["button", "push button", "square button", "bevel", "textured", "round textured", "gradient"],
    .barButtonItem: ["item"], .toolbarItem: ["toolbar item"], .tabBarItem: ["item"], .navigationItem: ["title"],
    .label: ["label", "multiline label", "table view cell", "text cell"], .view: ["view"],
    .popUpButton: ["item 1"],
  ]

  /// Names of keys of a keyboard, which need no translation (Apple Style Guide; IBM's keyboard).
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

  /// What follows the name of a gesture if a label says how to use the control ("tap to open"), by language.
  static let gesturePurposes: [String: [String]] = [
    "en": ["to", "here", "for", "and hold", "twice", "this", "on", "again"], "de": ["um", "zum", "hier", "für"],
    "fr": ["pour", "ici"], "es": ["para", "aquí"], "it": ["per", "qui"], "pt": ["para", "aqui"], "nl": ["om", "hier"],
    "ru": ["чтобы", "для", "здесь"], "ja": ["して", "すると"], "zh": ["以", "即可", "來"],
  ]

  /// Placeholders that say only whether something has to be written.
  static let necessities: Set<String> = ["optional", "required", "none", "default", "auto"]

  /// Separators between a label and a state that is appended to it.
  static let stateSeparators = [",", "(", "[", " - ", "–", "—", ":", ";", "，", "、", "（", "：", "،"]

  /// English words that form phrases with "on" and "off", which are not states then.
  static let verbsWithOnAndOff: Set<String> = [
    "log", "sign", "turn", "switch", "hands", "time", "day", "take", "show", "put", "keep", "carry", "cut", "lights",
    "power",
    "add", "tap", "click", "focus", "hold", "drop", "kick", "play", "run", "start", "stop", "based",
  ]
}
