// SPDX-License-Identifier: MIT

/// One record of a frame, read back; the payloads are those of `FrameEncoder`'s functions.
public enum FrameRecord: Equatable, Sendable {
  /// A layer appears.
  case create(LayerID, parent: LayerID, kind: LayerKind, index: Int)
  /// A layer disappears with everything below it.
  case remove(LayerID)
  /// A layer moves in the tree.
  case move(LayerID, parent: LayerID, index: Int)
  /// Six numbers: a, b, c, d, tx, ty.
  case matrix2D(LayerID, [Float])
  /// Sixteen numbers: m11 ... m44.
  case matrix3D(LayerID, [Float])
  /// A layer's box.
  case bounds(LayerID, width: Float, height: Float, cornerRadius: Float, flags: BoundsFlags)
  /// How far what is in a layer is shifted to the left and up, and whether that is changing.
  case origin(LayerID, x: Float, y: Float, isMoving: Bool)
  /// A layer's translucency.
  case opacity(LayerID, Float, isHidden: Bool)
  /// A layer's fill, border and shadow.
  case paint(
    LayerID, fill: PackedColor, border: PackedColor, borderWidth: Float, shadow: PackedColor, shadowX: Float,
    shadowY: Float, shadowRadius: Float)
  /// The backdrop blur of a layer, in points, and the factor of its saturation.
  case backdrop(LayerID, radius: Float, saturation: Float)
  /// A label's text, and the measured widths of its lines in points.
  case text(LayerID, String, style: TextStyle, color: PackedColor, widths: [Float])
  /// An image layer's picture and the color to draw it in, clear for its own colors.
  case image(LayerID, assetID: UInt32, tint: PackedColor)
  /// The bytes of a picture's file; none when it is used no more.
  case imageData(UInt32, [UInt8])
  /// The drawing of a layer, or with layer 0 of the image with a number.
  case drawing(LayerID, number: UInt32, StageDrawing)
  /// A shape's path.
  case path(
    LayerID, fill: PackedColor, stroke: PackedColor, lineWidth: Float, flags: PathFlags, miterLimit: Float,
    dashPhase: Float, dashes: [Float], steps: [FramePathStep])
  /// The accessibility of a layer.
  case accessibility(
    LayerID, role: AccessibilityRole, label: String, position: Int, count: Int, state: AccessibilityState)
  /// Whether a layer moves.
  case motion(LayerID, isMoving: Bool)
  /// A layer's gradient; one without stops removes it.
  case gradient(LayerID, StageGradient)
  /// The mask of a layer.
  case mask(LayerID, StageMask)
  /// A text for the host's clipboard.
  case clipboard(String)
  /// The keyboard focus moves to a layer.
  case focus(LayerID)
  /// A text that assistive technology is to speak.
  case announcement(String)
  /// Haptic feedback and its strength, 0 to 1.
  case feedback(StageFeedback, strength: Float)
  /// The cursor over the stage.
  case cursor(StageCursor)
  /// The text of a layer is edited; with layer 0 none is.
  case textInput(LayerID, StageTextInput)
  /// A label's lines in several looks.
  case richText(LayerID, [StageTextLine])
  /// The host is to do something and answer.
  case request(StageRequest)
}
