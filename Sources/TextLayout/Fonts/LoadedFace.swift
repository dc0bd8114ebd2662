import AuditModel

/// A face with its role.
final class LoadedFace: Sendable {
  /// The face.
  let face: FontFace
  /// Its role, for reports.
  let role: String
  /// Whether the request's own font is set in it, not a fallback.
  let isPrimary: Bool
  /// How its widths come to be those of the font that the app will have.
  let basis: WidthBasis

  /// A face in its role.
  init(face: FontFace, role: String, isPrimary: Bool, basis: WidthBasis) {
    self.face = face
    self.role = role
    self.isPrimary = isPrimary
    self.basis = basis
  }

  /// The face as reports name it.
  var use: FontUse {
    FontUse(
      family: face.name(.typographicFamily) ?? face.name(.family) ?? face.fileName, file: face.fileName,
      version: face.name(.version) ?? "", role: role)
  }
}
