import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// The macros of headers by which code in Objective-C looks texts up.
@Suite struct HeaderMacrosTests {
  @Test func headersAreFoundInTheFoldersOfSourcesAndAround() throws {
    let folder = try TemporaryFolder([
      "App/Code/A.m": "", "App/Code/A.h": "#define A(x) NSLocalizedString(x, nil)\n#define SIZE 3\n",
      "App/Prefix.pch": "#ifdef X\n  #define B(x) \\\n  NSLocalizedString(x, nil)\n#endif\n",
      "Other/C.h": "#define C(x) NSLocalizedString(x, nil)\n",
    ])
    let path = FilePath(folder.url.path).appending("App/Code/A.m")
    let file = FoundFile(absolute: path, path: "App/Code/A.m", format: .source, isExplicit: false)
    let found = HeaderMacros.definitions(around: [file]).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      found == "  #define B(x) \\\n  NSLocalizedString(x, nil)\n#define A(x) NSLocalizedString(x, nil)\n")
    #expect(HeaderMacros.definitions(around: []) == nil)
  }
}
