/// The platform that an interface is written for.
public enum Platform: String, Sendable, Hashable, Codable, CaseIterable {
  case iOS, tvOS, macOS, watchOS, visionOS
}

/// A framework that interfaces are written with.
public enum InterfaceFramework: String, Sendable, Hashable, Codable, CaseIterable {
  case uiKit, appKit, swiftUI
}
