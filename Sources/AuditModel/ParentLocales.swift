/// CLDR's explicit parent locales: where a locale inherits from another than its tag without the last subtag.
///
/// Source: CLDR 42, `common/supplemental/supplementalData.xml`, `parentLocales`; a test compares it with the ICU at hand.
enum ParentLocales {
  /// The parent of a locale that has an explicit one: nil inside where that is the root; nil where there is none.
  static func explicitParent(of identifier: String) -> String?? { parents[identifier] }

  private static let parents: [String: String?] = {
    var parents: [String: String?] = [:]
    for (parent, children) in table {
      for child in children.split(whereSeparator: \.isWhitespace) { parents[String(child)] = .some(parent) }
    }
    return parents
  }()

  /// Each parent, nil for the root, with its children.
  private static let table: [(parent: String?, children: String)] = [
    (
      "en-001",
      """
      en-150 en-AG en-AI en-AU en-BB en-BM en-BS en-BW en-BZ en-CC en-CK en-CM en-CX en-CY en-DG en-DM en-ER en-FJ
      en-FK en-FM en-GB en-GD en-GG en-GH en-GI en-GM en-GY en-HK en-IE en-IL en-IM en-IN en-IO en-JE en-JM en-KE
      en-KI en-KN en-KY en-LC en-LR en-LS en-MG en-MO en-MS en-MT en-MU en-MV en-MW en-MY en-NA en-NF en-NG en-NR
      en-NU en-NZ en-PG en-PK en-PN en-PW en-RW en-SB en-SC en-SD en-SG en-SH en-SL en-SS en-SX en-SZ en-TC en-TK
      en-TO en-TT en-TV en-TZ en-UG en-VC en-VG en-VU en-WS en-ZA en-ZM en-ZW
      """
    ),
    ("en-150", "en-AT en-BE en-CH en-DE en-DK en-FI en-NL en-SE en-SI"),
    ("en-IN", "hi-Latn"),
    (
      "es-419",
      """
      es-AR es-BO es-BR es-BZ es-CL es-CO es-CR es-CU es-DO es-EC es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-PY
      es-SV es-US es-UY es-VE
      """
    ),
    ("fr-HT", "ht"),
    ("no", "nb nn"),
    ("pt-PT", "pt-AO pt-CH pt-CV pt-FR pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-ST pt-TL"),
    ("zh-Hant-HK", "zh-Hant-MO"),
    (
      nil,
      """
      az-Arab az-Cyrl bal-Latn blt-Latn bm-Nkoo bs-Cyrl byn-Latn cu-Glag dje-Arab dyo-Arab en-Dsrt en-Shaw ff-Adlm
      ff-Arab ha-Arab iu-Latn kk-Arab ks-Deva ku-Arab ky-Arab ky-Latn ml-Arab mn-Mong mni-Mtei ms-Arab pa-Arab
      sat-Deva sd-Deva sd-Khoj sd-Sind shi-Latn so-Arab sr-Latn sw-Arab tg-Arab ug-Cyrl uz-Arab uz-Cyrl vai-Latn
      wo-Arab yo-Arab yue-Hans zh-Hant
      """
    ),
  ]
}
