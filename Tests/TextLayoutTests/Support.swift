import AuditModel

@testable import TextLayout

/// One engine for all tests: its cache makes them quick, and sharing it is what callers do.
let engine = TextEngine()

/// A request in the system font.
func request(
  _ text: String, size: Double = 15, width: Double? = nil, lines: Int = 1, mode: LineBreakMode = .truncatingTail,
  locale: String? = nil
) -> TextRequest {
  TextRequest(
    text: text, locale: locale.flatMap { LocaleTag($0) }, font: ResolvedFont(pointSize: size),
    width: width.map { Points($0) }, numberOfLines: lines, lineBreakMode: mode)
}

/// A text in each of many scripts, by language.
let texts: [(locale: String, text: String)] = [
  ("en", "Save changes now"), ("de", "Einstellungen zurücksetzen"), ("fr", "Enregistrer à l’écran d’accueil"),
  ("vi", "Cài đặt thông báo"), ("ru", "Сохранить изменения"), ("el", "Ρυθμίσεις ειδοποιήσεων"),
  ("ar", "إعدادات الإشعارات العامة"), ("he", "שמירת שינויים במסמך"), ("th", "ตั้งค่าการแจ้งเตือนทั้งหมด"),
  ("ja", "設定を保存するボタン"), ("zh-Hans", "保存更改并退出"), ("ko", "변경 사항을 저장하기"), ("hi", "सेटिंग्स सहेजें और बंद करें"),
  ("km", "រក្សាទុកការកំណត់"), ("my", "ဆက်တင်များကို သိမ်းရန်"), ("ka", "პარამეტრების შენახვა"),
  ("en", "e\u{301}a\u{308}\u{323}o\u{302} combining"), ("en", "Log In  "), ("ar", "فتح Settings الآن"),
]
