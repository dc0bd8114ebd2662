public import ArgumentParser
public import AuditModel
public import Reporting
package import VoiceOver

// Values that the command line takes by their names.
extension ContentSizeCategory: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension FailOn: ExpressibleByArgument {}
extension ButtonLabelReading: ExpressibleByArgument {}
extension BudgetFormat: ExpressibleByArgument {}
extension BudgetUnit: ExpressibleByArgument {}
extension SpeechSettings.ControlWords: ExpressibleByArgument {}
extension SpeechSettings.DataTableOrder: ExpressibleByArgument {}
