import AuditModel

/// Words and names that the rules about labels know: data, each list with its source.
enum LabelTables {
  /// Parts of asset names that name no thing: kinds of pictures and of controls.
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

  /// Last words of the names that people give to objects in code (UIKit's classes, and what public apps use as identifiers).
  static let codeNouns: Set<String> = [
    "button", "btn", "label", "lbl", "view", "screen", "controller", "cell", "icon", "image", "textfield", "field",
    "switch",
    "title", "identifier", "id", "accessibility", "a11y",
  ]

  /// The last parts of addresses rather than of identifiers (IANA's root zone, the most frequent ones).
  static let domainEnds: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "co", "me", "tv", "info", "eu", "uk", "de", "fr", "fm", "us",
  ]

  /// English words that are written with a hyphen in small letters.
  static let hyphenatedWords: Set<String> = [
    "wi-fi", "sign-in", "sign-up", "sign-out", "log-in", "log-out", "check-in", "add-on", "pop-up", "drop-down",
    "opt-in",
    "opt-out", "to-do", "read-only", "built-in", "follow-up", "full-screen", "pull-to-refresh", "on-off",
  ]

  /// Names that begin with a small letter, as their owners write them (Apple Style Guide; the companies' own sites).
  static let lowerCaseNames: Set<String> = [
    "iPhone", "iPad", "iPod", "iCloud", "iMessage", "iOS", "iPadOS", "iTunes", "iMac", "iBooks", "iMovie", "macOS",
    "tvOS",
    "watchOS", "visionOS", "eBay", "eBook", "eBooks", "eSIM", "eID", "mDNS", "mTLS", "jQuery", "npm", "curl", "adidas",
    "xAI", "openSUSE",
  ]

  /// Names of keys that are printed in small letters, and are no words for what a control does (Apple's and PC keyboards).
  static let keyLegends: Set<String> = [
    "cmd", "command", "ctrl", "control", "alt", "altgr", "opt", "esc", "fn", "tab", "shift", "caps", "capslock", "del",
    "ins", "pgup", "pgdn", "prtsc", "win", "super", "meta",
  ]

  /// Acronyms of four letters and more, which are no words in capitals (Apple Style Guide; their standards).
  static let acronyms: Set<String> = [
    "HTML", "HTTP", "HTTPS", "HDMI", "JPEG", "HEIC", "HEIF", "AIFF", "FLAC", "MIDI", "SMTP", "IMAP", "JSON", "YAML",
    "ASCII",
    "TOTP", "DNSSEC", "WLAN", "WPA2", "WPA3", "QEMU", "SCSI", "SATA", "NVME", "VIRTIO", "UEFI", "BIOS", "RSYNC",
    "UNESCO",
    "UNICEF", "OPML", "AAC", "GPRS", "LTE", "RTSP", "SFTP", "WEBDAV", "UPNP", "DLNA", "CAPTCHA", "AIRPLAY",
  ]

  /// Abbreviations that end with a full stop (Unicode CLDR 48, `segments`, sentence-break suppressions; a selection).
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

  /// Languages in which it does so before a name with a capital ("Taste Wiedergabe", not "Taste zuweisen").
  static let typeWordFirstBeforeCapital: Set<String> = ["de", "nl", "da", "nb", "sv"]

  /// Verbs before which the word for a button means a key, by language: "Taste drücken".
  static let verbsOfKeys: [String: Set<String>] = [
    "de": ["zuweisen", "belegen", "drücken", "gedrückt", "halten", "loslassen", "wählen", "aufzeichnen"]
  ]

  /// Things whose names end with a type word, by language: they are not what they would repeat.
  ///
  /// Source: facts of the catalogue's false alarms; UIKit's and AppKit's names of controls.
  static let things: [String: Set<String>] = [
    "en": ["radio button", "push button", "toggle button"]
  ]
}
