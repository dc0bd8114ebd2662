public import ArgumentParser
public import AuditModel
public import Reporting
package import VoiceOver

// Words of the contract that the command line takes as they are.
extension ContentSizeCategory: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension FailOn: ExpressibleByArgument {}
extension ButtonLabelReading: ExpressibleByArgument {}
extension BudgetFormat: ExpressibleByArgument {}
extension BudgetUnit: ExpressibleByArgument {}
extension SpeechSettings.ControlWords: ExpressibleByArgument {}
extension SpeechSettings.DataTableOrder: ExpressibleByArgument {}
