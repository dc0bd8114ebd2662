import ArgumentParser
import AuditModel
import Auditing
import Configuration
import RuleKit
import Rules
import ScreenAnalysis
import TableAnalysis
import PlatformData
import TestSupport
import Testing

@testable import fitspoken

/// The devices of the command line over those of the configuration over the file's own.
@Suite struct DeviceOptionsTests {
  private func names(_ arguments: [String], configured: [String] = []) throws -> [String] {
    var configuration = Configuration()
    configuration.devices = configured
    return try DeviceOptions.parse(arguments).screens(configuration).map { $0.name }
  }

  @Test func byDefaultOnlyTheFilesOwnDeviceCounts() throws {
    #expect(try names([]).isEmpty)
    #expect(try DeviceOptions.parse([]).generation(Configuration()) == nil)
  }

  @Test func aFamilyStandsForSomeOfItsDevicesAndEachCountsOnce() throws {
    #expect(
      try names(["--device", "iphone-6.1in", "--device", "iphone"])
        == ["iphone-6.1in", "iphone-4.7in", "iphone-6.9in"])
  }

  @Test func theCommandLineComesBeforeTheConfiguration() throws {
    #expect(try names([], configured: ["ipad-11in"]) == ["ipad-11in"])
    #expect(
      try names(["--device", "ipad-11in-landscape-half"], configured: ["ipad-11in"]) == ["ipad-11in-landscape-half"])
    var configuration = Configuration()
    configuration.generation = .iOS26
    #expect(try DeviceOptions.parse([]).generation(configuration) == .iOS26)
    #expect(try DeviceOptions.parse(["--ios", "18.2"]).generation(configuration) == .iOS13to18)
  }

  @Test func theAuditReportsThem() throws {
    let options = try ScopeOptions.parse(["--device", "ipad-mini", "--ios", "26"])
      .options(for: Configuration(), root: nil, workspace: .init())
    #expect(options.devices.map { $0.width } == [744])
    #expect(options.analysis.generation == .iOS26)
  }

  @Test(
    arguments: ["audit", "layout"],
    [["--device", "iphone-6.1"], ["--device", "pager"], ["--ios", "next"], ["--ios", "18."]])
  func anUnknownDeviceIsBadUsage(command: String, arguments: [String]) throws {
    let result = try BuiltCommand.run([command, "."] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains("'\(arguments[1])'"))
  }

  @Test func devicesAreListed() throws {
    let result = try BuiltCommand.run(["audit", "--device", "list"])
    #expect(result.status == 0)
    #expect(result.output.contains("iphone-6.1in-pro"))
    #expect(result.output.contains("ipad-13in"))
  }
}
