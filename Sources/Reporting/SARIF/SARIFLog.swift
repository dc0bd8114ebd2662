/// A SARIF log; the names of all members are those of the standard.
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
  /// What distinguishes this run from those of other apps: alerts of one replace only its own.
  struct Automation: Encodable {
    let id: String
  }

  let tool: SARIFTool
  let automationDetails: Automation
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
  let informationUri = SARIFRule.documentation
  let rules: [SARIFRule]
}

/// What happened during the run.
struct SARIFInvocation: Encodable {
  let executionSuccessful = true
  let toolExecutionNotifications: [SARIFNotification]
}

/// A message of the tool about its run.
struct SARIFNotification: Encodable {
  let level: String
  let message: SARIFText
}
