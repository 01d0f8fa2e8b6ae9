// SPDX-License-Identifier: MIT

/// The low byte of a record's first word. The upper three bytes are the record's length in words, so that a host can
/// skip unknown records.
public enum FrameOperation: UInt32, Sendable {
  /// Parent, kind, index: a layer is added.
  case create = 1
  /// No payload: the layer and its descendants are removed.
  case remove = 2
  /// Parent, index: the layer moves within the tree.
  case move = 3
  /// Six numbers: an affine matrix that maps points to the parent's box.
  case matrix2D = 4
  /// Sixteen numbers: a projective matrix that maps points to the parent's box.
  case matrix3D = 5
  /// Width, height, corner radius, `BoundsFlags`.
  case bounds = 6
  /// Opacity, and a word that is 1 if the layer is hidden.
  case opacity = 7
  /// Fill, border, border width, shadow color, shadow offset and radius.
  case paint = 8
  /// Style word, font size, line height, maximum number of lines, color, number of widths, measured line widths, byte
  /// count, UTF-8 padded to a word.
  case text = 9
  /// The number of an image, 0 for none, and the tint color, 0 for none.
  case image = 10
  /// Fill, stroke, line width, `PathFlags`, miter limit, dash phase, number of dashes, dashes, then verbs, each
  /// followed by its points.
  case path = 11
  /// Role, state bits, position, count, byte count, label in UTF-8 padded to a word.
  case accessibility = 12
  /// A word that is 1 while the layer moves and 0 while it is at rest.
  case motion = 13
  /// `GradientKind`, start and end in units of the box, number of stops, then a color and a location for each stop.
  /// Zero stops remove the gradient.
  case gradient = 14
  /// `MaskKind`. A path continues with `PathFlags` and verbs, a gradient with its box and the payload of `gradient`.
  case mask = 15
  /// Layer 0, byte count, UTF-8 padded to a word: the text of the clipboard.
  case clipboard = 16
  /// No payload. Keyboard focus moves to the layer. Layer 0 is the stage itself.
  case focus = 17
  /// Layer 0, the number of an image, byte count, the bytes of its file padded to a word. A byte count of 0 means that
  /// the image is no longer used.
  case imageData = 18
  /// Layer 0, byte count, UTF-8 padded to a word: text that assistive technology speaks.
  case announce = 19
  /// Layer 0, a `StageCursor`: the mouse cursor over the stage.
  case cursor = 20
  /// The layer whose text is edited, or 0 for none; the layer that the field fills; its label; generation; traits;
  /// start and end of the selection; byte count; UTF-8 padded to a word.
  case textInput = 21
  /// The number of lines, followed by each line: alignment, height, indent and number of runs. Each run consists of
  /// style word, font size, color, background, kern, baseline offset, decorations, measured width, effects if the
  /// decorations contain the flag 64, byte count, and UTF-8 padded to a word. The effects are: color, x, y and blur of
  /// the shadow; color and width of outlines; underline and strikethrough colors.
  case richText = 22
  /// The standard deviation of the backdrop blur, in points, 0 for none; the saturation factor.
  case backdrop = 23
  /// Two numbers by which the content of a `scroller` layer is shifted left and up; a word that is 1 while they change.
  case origin = 24
  /// Layer 0, a `StageFeedback`, and its strength from 0 to 1: haptic feedback.
  case feedback = 25
  /// The number of an image if the layer is 0, otherwise 0; width, height and scale of the drawing; a word that is 1 if
  /// it starts black; number of images and their numbers; then the commands of `DrawingVerb`. If there are no commands,
  /// the drawing is removed.
  case drawing = 26
  /// Layer 0, the request number, `StageRequest.Kind`, a word that is 1 if several files can be selected, number of
  /// files; the name, type and content of each file, with a byte count and padded to a word. The host replies with
  /// `InputKind.answer`.
  case request = 27
}
