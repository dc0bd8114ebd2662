import AuditModel
import Testing

@testable import Loading

@Suite("The locale of a recording")
struct RecordedLocaleTests {
  @Test(
    "is in the name or the folder",
    arguments: [
      ("Recordings/Login.de.json", "de", "Login"), ("Login-pt-BR.xml", "pt-BR", "Login"),
      ("Login_zh-Hans.tree.json", "zh-Hans", "Login"), ("de.lproj/Login.xml", "de", "Login"),
      ("ui/fr/Login.log", "fr", "Login"), ("Login.xml", nil, "Login"), ("Sign-in.xml", nil, "Sign-in"),
      ("App/Home.txt", nil, "Home"), ("iPhone-15/Home.txt", nil, "Home"), ("Tab-2.de.txt", "de", "Tab-2"),
      ("log-us.xml", nil, "log-us"),
    ])
  func paths(path: String, locale: String?, screen: String) {
    let found = RecordedLocale(path: path)
    #expect(found.locale?.identifier == locale)
    #expect(found.screen == screen)
  }
}

@Suite("The contents of a recording")
struct RecordedContentsTests {
  @Test(
    "tell what a file is",
    arguments: [
      ("<?xml version=\"1.0\"?><AppiumAUT>", FileFormat.recordedTree), ("[{\"AXFrame\": \"{{0", .recordedTree),
      ("noise\n →Application, 0x1, pid: 2", .recordedTree),
      ("{\"platform\": \"iOS\", \"recording\": \"snapshot\", \"screens\": []}", .jsonTree),
      ("{\"name\": \"a package\"}", nil), ("<resources/>", nil), ("Application started", nil),
    ])
  func contents(text: String, format: FileFormat?) {
    #expect(RecordedContents.format(ofStart: Array(text.utf8)) == format)
  }
}
