// SPDX-License-Identifier: MIT

/// The low byte of a drawing command's first word; the upper three bytes are the command's length in words.
public enum DrawingVerb: UInt32, Sendable {
  /// No payload. Saves the transform, clip, opacity, blend mode and shadow.
  case save = 1
  /// No payload. Restores the most recently saved state.
  case restore = 2
  /// Six numbers: an affine matrix that is prepended to the current one.
  case transform = 3
  /// `PathFlags`, then verbs, each followed by its points. Intersects the clip of later commands with the path.
  case clip = 4
  /// Color, `PathFlags`, path.
  case fill = 5
  /// Color, line width, `PathFlags`, miter limit, dash phase, number of dashes, dashes, path.
  case stroke = 6
  /// A number: the opacity of later commands, 0...1.
  case alpha = 7
  /// A `DrawingBlend`.
  case blend = 8
  /// Color, two offsets and a blur: the shadow of later commands. A clear color removes the shadow. The offset is not
  /// transformed. The standard deviation of the blur is half the given value.
  case shadow = 9
  /// The index of an image; the source rectangle in units of the image size; the destination rectangle; the tint color,
  /// 0 for none; and a word that is 1 to draw pixels without interpolation.
  case image = 10
  /// `DrawnText`.
  case text = 11
  /// Start, start radius, end, end radius, flags, number of stops, then a color and a location for each stop. In the
  /// flags, bit 0 extends the gradient before the start, bit 1 extends it beyond the end, and bit 2 makes it radial.
  /// The gradient fills the clip.
  case gradient = 12
  /// No payload. The commands up to `endGroup` are composited as a whole, with the current opacity, blend mode and
  /// shadow.
  case beginGroup = 13
  /// No payload.
  case endGroup = 14
  /// A rectangle that becomes transparent.
  case clear = 15
  /// The index of an image, the rectangle of one tile, `PathFlags`, path. Fills the path with repetitions of the image,
  /// each scaled to a tile.
  case pattern = 16
  /// The index of an image and a rectangle. The image's opacity masks the following commands until `endMask`.
  case beginMask = 17
  /// No payload.
  case endMask = 18
}

/// The blend mode of a command. The raw values are those of `CGBlendMode`.
public enum DrawingBlend: UInt32, Sendable, CaseIterable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
