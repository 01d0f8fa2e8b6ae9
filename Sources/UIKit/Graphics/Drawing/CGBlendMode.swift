// SPDX-License-Identifier: MIT

/// The combination of a drawn color S with the existing color D in a graphics context, both multiplied by their
/// opacities.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// S over D.
  case normal = 0
  /// The product, which is darker.
  case multiply = 1
  /// The product of the inverses, inverted, which is lighter.
  case screen = 2
  /// Multiplies or screens, depending on the existing color.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// Brightens what is there to reflect the drawn color.
  case colorDodge = 6
  /// Darkens what is there to reflect the drawn color.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the drawn color.
  case softLight = 8
  /// Multiplies or screens, depending on the drawn color.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// As the difference, with less contrast.
  case exclusion = 11
  /// The hue of S with the rest of D.
  case hue = 12
  /// The saturation of S with the rest of D.
  case saturation = 13
  /// The hue and saturation of S with the luminance of D.
  case color = 14
  /// The luminance of S with the rest of D.
  case luminosity = 15
  /// Nothing remains.
  case clear = 16
  /// S.
  case copy = 17
  /// S where D is opaque.
  case sourceIn = 18
  /// S where D is transparent.
  case sourceOut = 19
  /// S over D where D is opaque.
  case sourceAtop = 20
  /// D over S.
  case destinationOver = 21
  /// D where S is opaque.
  case destinationIn = 22
  /// D where S is transparent.
  case destinationOut = 23
  /// D over S where S is opaque.
  case destinationAtop = 24
  /// S and D where the other one is transparent.
  case xor = 25
  /// The sum, which becomes darker. Differs from Apple: hosts draw the darker of both.
  case plusDarker = 26
  /// The sum, which becomes lighter.
  case plusLighter = 27
}

/// Whether a path is filled, outlined or both.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// A line along the path.
  case stroke = 2
  /// Filled by the winding rule, then a line.
  case fillStroke = 3
  /// Filled by the even-odd rule, then a line.
  case eoFillStroke = 4
}

/// How smoothly pictures are drawn larger or smaller.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// As the host does it.
  case `default` = 0
  /// Pixels as squares.
  case none = 1
  /// Smooth.
  case low = 2
  /// Smooth.
  case high = 3
  /// Smooth.
  case medium = 4
}

/// Whether letters are filled, outlined or both.
nonisolated public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Outlined.
  case stroke = 1
  /// Filled, then outlined.
  case fillStroke = 2
  /// Nothing.
  case invisible = 3
  /// As fill. Differs from Apple: letters do not clip.
  case fillClip = 4
  /// As stroke. Differs from Apple: letters do not clip.
  case strokeClip = 5
  /// As fillStroke. Differs from Apple: letters do not clip.
  case fillStrokeClip = 6
  /// Nothing. Differs from Apple: letters do not clip.
  case clip = 7
}
