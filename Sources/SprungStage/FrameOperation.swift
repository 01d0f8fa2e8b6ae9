// SPDX-License-Identifier: MIT

/// The low byte of a record's first word; the upper three bytes are the record's length in words, so that a host
/// can skip what it does not know.
public enum FrameOperation: UInt32, Sendable {
  /// Parent, kind, index: a layer appears.
  case create = 1
  /// No payload: the layer and everything below it disappears.
  case remove = 2
  /// Parent, index: the layer moves in the tree.
  case move = 3
  /// Six numbers: an affine matrix into the parent's box.
  case matrix2D = 4
  /// Sixteen numbers: a projective matrix into the parent's box.
  case matrix3D = 5
  /// Width, height, corner radius, `BoundsFlags`.
  case bounds = 6
  /// Opacity and a word that is 1 when hidden.
  case opacity = 7
  /// Fill, border, border width, shadow color, shadow offset and radius.
  case paint = 8
  /// Style word, font size, line height, lines, color, number of widths, the measured widths of the lines, byte count, UTF-8
  /// padded to a word.
  case text = 9
  /// The number of an image, 0 for none, and the color to draw it in, 0 for its own colors.
  case image = 10
  /// Fill, stroke, line width, `PathFlags`, mitre limit, dash phase, number of dashes, dashes, then verbs each followed by
  /// its points.
  case path = 11
  /// Role, state bits, position, count, byte count, label in UTF-8 padded to a word.
  case accessibility = 12
  /// 1 while the layer moves, 0 at rest.
  case motion = 13
  /// `GradientKind`, start and end in units of the box, number of stops, then a color and a location for each; none
  /// clears.
  case gradient = 14
  /// `MaskKind`; for a path `PathFlags` and verbs, for a gradient its box and what `gradient` says.
  case mask = 15
  /// Layer 0, byte count, UTF-8 padded to a word: the program put a text on the clipboard.
  case clipboard = 16
  /// No payload: the keyboard focus moves to the layer, or, with layer 0, to the stage as a whole.
  case focus = 17
  /// Layer 0, the number of an image, byte count, the bytes of its file padded to a word; no bytes: it is used no more.
  case imageData = 18
  /// Layer 0, byte count, UTF-8 padded to a word: assistive technology is to speak a text.
  case announce = 19
  /// Layer 0, a `StageCursor`: what a mouse looks like over the stage.
  case cursor = 20
  /// The layer whose text is edited, or 0 for none any more; the layer that a field fills, the label in it,
  /// generation, traits, start and end of the selection, byte count, UTF-8 padded to a word.
  case textInput = 21
  /// Number of lines; of each its alignment, height, indent and number of runs; of each run the style word, font size,
  /// color, ground, kern, baseline offset, lines through it, measured width, if bit 64 of the lines is set the effects, byte count, UTF-8 padded
  /// to a word. The effects: color, x, y and blur of the shadow, color and width of outlines, colors of both kinds of lines.
  case richText = 22
  /// The deviation of the backdrop blur, in points, 0 for none; the factor of its saturation.
  case backdrop = 23
  /// Two numbers: what is in a layer of the kind `scroller` is shifted by them, to the left and up. A word that is 1 while
  /// they change from frame to frame.
  case origin = 24
  /// Layer 0, a `StageFeedback`, how strong it is from 0 to 1: a person is to feel something.
  case feedback = 25
  /// The number of an image with layer 0, else 0; width, height and scale of the drawing, a word that is 1 when it begins black,
  /// number of images, their numbers, then the commands of `DrawingVerb`; none removes it.
  case drawing = 26
  /// Layer 0, the number of the request, `StageRequest.Kind`, a word that is 1 if several files may be chosen, number of files; of each
  /// its name, type and content, with a byte count before and padded to a word. The host answers with `InputKind.answer`.
  case request = 27
}
