// SPDX-License-Identifier: MIT

/// The function that combines a drawn color S with the existing color D, both premultiplied.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// Draws S over D.
  case normal = 0
  /// The product of S and D, which is darker.
  case multiply = 1
  /// The inverse of the product of the inverses, which is lighter.
  case screen = 2
  /// `multiply` or `screen`, depending on D.
  case overlay = 3
  /// The darker of S and D.
  case darken = 4
  /// The lighter of S and D.
  case lighten = 5
  /// Brightens D depending on S.
  case colorDodge = 6
  /// Darkens D depending on S.
  case colorBurn = 7
  /// Darkens or lightens D softly, depending on S.
  case softLight = 8
  /// `multiply` or `screen`, depending on S.
  case hardLight = 9
  /// The difference between S and D.
  case difference = 10
  /// Similar to `difference`, with less contrast.
  case exclusion = 11
  /// The hue of S with the saturation and luminance of D.
  case hue = 12
  /// The saturation of S with the hue and luminance of D.
  case saturation = 13
  /// The hue and saturation of S with the luminance of D.
  case color = 14
  /// The luminance of S with the hue and saturation of D.
  case luminosity = 15
  /// Clears the pixels.
  case clear = 16
  /// S replaces D.
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
  /// S where D is transparent, and D where S is transparent.
  case xor = 25
  /// The sum of S and D, biased toward black. Differs from Apple: hosts draw the darker of the two colors.
  case plusDarker = 26
  /// The sum, toward white.
  case plusLighter = 27
}

/// The mode for painting a path.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the winding rule.
  case fill = 0
  /// Fills with the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills with the winding rule, then strokes.
  case fillStroke = 3
  /// Fills with the even-odd rule, then strokes.
  case eoFillStroke = 4
}

/// The interpolation quality of scaled images.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// The host's default.
  case `default` = 0
  /// No interpolation: pixels are drawn as squares.
  case none = 1
  /// Smooth interpolation, equal to `high`.
  case low = 2
  /// Smooth interpolation.
  case high = 3
  /// Smooth interpolation, equal to `high`.
  case medium = 4
}

/// The mode for drawing glyphs.
nonisolated public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs.
  case fill = 0
  /// Strokes the glyphs.
  case stroke = 1
  /// Fills, then strokes the glyphs.
  case fillStroke = 2
  /// Draws nothing.
  case invisible = 3
  /// Equivalent to `fill`. Differs from Apple: glyphs are not added to the clip.
  case fillClip = 4
  /// Equivalent to `stroke`. Differs from Apple: glyphs are not added to the clip.
  case strokeClip = 5
  /// Equivalent to `fillStroke`. Differs from Apple: glyphs are not added to the clip.
  case fillStrokeClip = 6
  /// Draws nothing. Differs from Apple: glyphs are not added to the clip.
  case clip = 7
}
