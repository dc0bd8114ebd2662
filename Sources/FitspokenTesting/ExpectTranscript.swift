public import FitspokenKit
public import Testing
import Utilities

/// Fails the current test if a screen is not spoken as expected, and shows the lines that differ.
///
/// ```swift
/// try await expectTranscript(of: app, screen: "Login", in: "de", """
///   Anmelden. Taste.
///   Passwort vergessen? Link.
///   """)
/// ```
///
/// - Parameters:
///   - app: The app.
///   - screen: The screen, by its id or name.
///   - locale: The language tag; one that the app does not have is spoken in the words that a device would show.
///   - expected: An utterance a line, in reading order.
/// - Throws: A `FitspokenError` if the locale is not a language tag.
public func expectTranscript(
  of app: AppSources, screen: String, in locale: String, _ expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws(FitspokenError) {
  let lines = try await app.spoken(in: [locale], screen: screen).map(\.utterance)
  let difference = LineDifference(from: expected.split(separator: "\n").map(String.init), to: lines)
  guard !difference.isEmpty else { return }
  let rows = difference.rows.map(\.description).joined(separator: "\n")
  Issue.record("\(screen) is spoken differently in \(locale):\n\(rows)", sourceLocation: sourceLocation)
}
