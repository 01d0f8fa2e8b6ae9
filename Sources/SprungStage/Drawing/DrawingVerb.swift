// SPDX-License-Identifier: MIT

/// The low byte of a drawing command's first word; the upper three bytes are the command's length in words.
public enum DrawingVerb: UInt32, Sendable {
  /// No payload: remembers transform, clip, opacity, blend mode and shadow.
  case save = 1
  /// No payload: returns to what was remembered last.
  case restore = 2
  /// Six numbers: an affine matrix that is applied before the current one.
  case transform = 3
  /// `PathFlags`, verbs each followed by its points: later commands draw only inside the path as well.
  case clip = 4
  /// Color, `PathFlags`, path.
  case fill = 5
  /// Color, line width, `PathFlags`, miter limit, dash phase, number of dashes, dashes, path.
  case stroke = 6
  /// A number: the opacity of each later command, 0...1.
  case alpha = 7
  /// A `DrawingBlend`.
  case blend = 8
  /// Color, two numbers and a blur: each later command throws a shadow; a clear color ends that. The distance is not transformed,
  /// the deviation of the blur is half of what is given.
  case shadow = 9
  /// The index of a picture in the list, four numbers for the part of it that is drawn in units of its size, the
  /// rectangle it is drawn in, the color to draw it in, 0 for its own, and a word that is 1 when pixels are drawn
  /// without smoothing.
  case image = 10
  /// `DrawnText`.
  case text = 11
  /// Start, its radius, end, its radius, a word with bit 0 to continue before the start and bit 1 to continue after the
  /// end, bit 2 for a radial gradient; number of stops, then a color and a location for each. Fills the clip.
  case gradient = 12
  /// No payload: what follows is drawn as one, with the opacity, blend mode and shadow of this moment.
  case beginGroup = 13
  /// No payload.
  case endGroup = 14
  /// A rectangle that becomes transparent.
  case clear = 15
  /// The index of a picture in the list, the rectangle of one tile, `PathFlags`, path: fills with repetitions of the
  /// picture, each stretched over a tile.
  case pattern = 16
  /// The index of a picture in the list and a rectangle: the following content is masked by the picture's opacity,
  /// until `endMask`.
  case beginMask = 17
  /// No payload.
  case endMask = 18
}

/// The combination of a command with the existing content; the numbers are those of `CGBlendMode`.
public enum DrawingBlend: UInt32, Sendable, CaseIterable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
