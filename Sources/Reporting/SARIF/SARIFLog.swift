/// A SARIF log; the names are those of the standard.
struct SARIFLog: Encodable {
  let version = "2.1.0"
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let runs: [SARIFRun]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }
}

/// One run of the tool.
struct SARIFRun: Encodable {
  let tool: SARIFTool
  let invocations: [SARIFInvocation]
  let results: [SARIFResult]
  /// A column counts Unicode scalars.
  let columnKind = "unicodeCodePoints"
  let originalUriBaseIds = [SARIFArtifact.root: ["description": SARIFText(text: "The audit's root folder.")]]
}

/// The tool.
struct SARIFTool: Encodable {
  let driver: SARIFDriver
}

/// The tool's name, version and rules.
struct SARIFDriver: Encodable {
  let name: String
  let semanticVersion: String
  let rules: [SARIFRule]
}

/// How the run went.
struct SARIFInvocation: Encodable {
  let executionSuccessful = true
  let toolExecutionNotifications: [SARIFNotification]
}

/// What the tool has to say about its run.
struct SARIFNotification: Encodable {
  let level: String
  let message: SARIFText
}

/// A text, and the same in Markdown.
struct SARIFText: Encodable {
  let text: String
  var markdown: String?
}
