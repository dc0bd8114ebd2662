import PlatformData
import TestSupport

@testable import TextLayout

extension TestFont {
  /// An installed font by its file's name; nil if it is not there.
  init?(installed name: String) { self.init(path: FontFiles(folders: FontFolders.all).path(of: name)) }
}
