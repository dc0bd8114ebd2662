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
}
