internal import AuditModel
import Utilities

/// Finds where code sets accessibility labels.
///
/// The modifier of SwiftUI does not count, since SwiftUI's views are read. In Swift, AppKit has a method and a setter instead of
/// the property (`NSAccessibilityProtocol`), so the app itself declares a property of that name.
extension [UInt8] {
  /// Whether code, in Swift or in Objective-C, sets an accessibility label: by the property of UIKit, by a member that overrides it,
  /// or by a setter.
  func setsLabels(inSwift isSwift: Bool) -> Bool {
    var uses: Set<Use> = []
    var rest = self[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "L")), !uses.contains(.setsLabel) {
      if let use = use(at: start) { uses.insert(use) }
      rest = rest[(start + 1)...]
    }
    if uses.contains(.setsLabel) { return true }
    return uses.contains(.assigns) && !uses.contains(.declares) && !(isSwift && importsAppKitAlone)
  }

  /// The names of the classes that code, in Swift or in Objective-C, declares or extends.
  func classes(inSwift isSwift: Bool) -> Set<String> {
    Set((isSwift ? ["class", "extension"] : ["@implementation"]).flatMap(names))
  }

  /// The names that follow a keyword.
  private func names(after keyword: String) -> [String] {
    var (names, end): ([String], Int) = ([], 0)
    while let start = byteOffset(of: keyword, from: end) {
      end = start + keyword.utf8.count
      let name = self[end...].drop { $0 == Byte.space }.prefix(while: \.isOfName)
      guard name.startIndex > end, !name.isEmpty, start == 0 || !self[start - 1].isOfName else { continue }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// What code does with a name.
  private enum Use {
    /// It sets a label for certain: it calls a setter or overrides the member.
    case setsLabel
    /// It assigns to a property of that name.
    case assigns
    /// It declares a property, or a function without parameters, of its own with that name.
    case declares
  }

  /// What code does with a name that ends with `Label` at an offset; nil if irrelevant.
  private func use(at start: Int) -> Use? {
    guard let after = self[start...].removing(prefix: "Label"), after.first?.isOfName != true,
      let before = self[..<start].removing(suffix: "ccessibility")
        ?? self[..<start].removing(suffix: "ccessibilityAttributed")
    else { return nil }
    if before.removing(suffix: "setA") != nil { return .setsLabel }
    guard let outside = before.removing(suffix: "a"), outside.last?.isOfName != true else { return nil }
    if outside.isGetterOfObjectiveC { return .setsLabel }
    if outside.isDeclaration(by: "func"), !after.starts(with: "()".utf8) { return nil }
    if ["var", "func"].contains(where: outside.isDeclaration) { return outside.isOverride ? .setsLabel : .declares }
    return after.isAssignment && !outside.isDeclaration(by: "let") ? .assigns : nil
  }

  private var importsAppKitAlone: Bool {
    ["import Cocoa", "import AppKit"].contains { hasBytes($0) } && !hasBytes("import UIKit")
  }
}

extension FileReading {
  /// Notes what a source file says about labels.
  mutating func note(_ code: [UInt8], isSwift: Bool) {
    setsLabels = code.setsLabels(inSwift: isSwift)
    classes = code.classes(inSwift: isSwift)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes after a prefix; nil if they do not begin with it.
  func removing(prefix: String) -> Self? {
    starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
  }

  /// The bytes before a suffix; nil if they do not end with it.
  func removing(suffix: String) -> Self? {
    self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) ? dropLast(suffix.utf8.count) : nil
  }

  /// Whether the bytes end with a keyword and white space.
  fileprivate func isDeclaration(by keyword: String) -> Bool {
    guard let end = lastIndex(where: { $0 != Byte.space }), end + 1 < endIndex else { return false }
    return self[...end].removing(suffix: keyword).map { $0.last?.isOfName != true } ?? false
  }

  /// Whether the last line overrides a member.
  fileprivate var isOverride: Bool { Array(lastLine).hasBytes("override ") }

  /// Whether the last line begins an instance method without parameters: `- (NSString *)`.
  fileprivate var isGetterOfObjectiveC: Bool {
    let line = lastLine.drop { $0 == Byte.space || $0 == Byte.lineFeed }
    return line.first == UInt8(ascii: "-") && line.last == UInt8(ascii: ")")
  }

  private var lastLine: Self { self[(lastIndex(of: Byte.lineFeed) ?? startIndex)...] }

  /// Whether the bytes begin with a single `=`.
  fileprivate var isAssignment: Bool {
    let rest = drop { $0 == Byte.space || $0 == Byte.tab || $0 == Byte.lineFeed }
    return rest.first == Byte.equals && rest.dropFirst().first != Byte.equals
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name in code.
  var isOfName: Bool {
    let scalar = Unicode.Scalar(self)
    return self >= 0x80 || self == UInt8(ascii: "_") || ("0"..."9").contains(scalar)
      || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
