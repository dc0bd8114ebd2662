extension AuditReport.Tool {
  /// This tool, as reports name it: its versions are semantic, and what they promise is the contract and the public interface.
  public static let current = AuditReport.Tool(name: "fitspoken", version: "0.1.0")
}
