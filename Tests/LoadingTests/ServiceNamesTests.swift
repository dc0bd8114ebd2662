import Testing

@testable import Loading

@Suite struct ServiceNamesTests {
  @Test(arguments: [
    ("URL(string: \"https://api.hardcover.app/v1\")", ["Hardcover"]), ("// https://www.bbc.co.uk", ["Bbc"]),
    ("\"http://jellyfin.org/x\" + \"https://GitHub.com\"", ["Github", "Jellyfin"]), ("https://localhost:80", []),
    ("\"http://192.168.0.1/\"", []), ("https://example.com", []), ("let a = b ? c : d // e", []), ("\"://\"", []),
  ])
  func theLabelBeforeTheTopLevelDomainNamesAService(source: String, names: [String]) {
    #expect(ServiceNames.names(in: Array(source.utf8)).sorted() == names)
  }
}
