import AuditModel
import Testing

@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("de", "de"), ("pt_BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
    ("zh_HK", "zh-Hant-HK"), ("English", "en"), ("es-419", "es-419"), ("sr_Latn", "sr-Latn"), ("iw", "he"),
    ("no", "no"), ("Norwegian", "nb"), ("tl", "fil"), ("Tagalog", "fil"), ("sr-CS", "sr-RS"), ("skr-arab", "skr-Arab"),
    ("en_UK", "en-GB"), ("zh-Hant-TW", "zh-Hant"), ("zh_SG", "zh-Hans-SG"), ("Byelorussian", "be"), ("sh", "sr-Latn"),
  ])
  func canonicalFormOfFolderNames(folder: String, expected: String) {
    #expect(LocaleTag(folderName: folder)?.identifier == expected)
  }

  @Test(arguments: ["Base", "mul", "qqq", "", "d", "de--AT", "de-", "not a tag", "waytoolong"])
  func namesThatAreNotLocaleTags(folder: String) {
    #expect(LocaleTag(folderName: folder) == nil)
  }

  @Test(arguments: [
    ("zh-Hant-HK", ["zh-Hant"]), ("en-GB", ["en-001", "en"]), ("es-MX", ["es-419", "es"]), ("pt-AO", ["pt-PT", "pt"]),
    ("pt-BR", ["pt"]), ("sr-Latn", []), ("zh-Hans", ["zh"]), ("de", []), ("nb", ["no"]),
    ("en-CH", ["en-150", "en-001", "en"]), ("en-US", ["en"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]),
    ("sr-Latn-ME", ["sr-Latn"]),
    ("ca-ES-valencia", ["ca-ES", "ca"]), ("az-Cyrl", []),
  ])
  func parents(tag: String, expected: [String]) {
    #expect(LocaleTag(tag)?.parents.map(\.identifier) == expected)
  }
}
