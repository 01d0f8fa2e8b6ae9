// SPDX-License-Identifier: MIT

/// A decoded record of a frame. The payloads match the parameters of `FrameEncoder`'s methods.
public enum FrameRecord: Equatable, Sendable {
  /// A layer is added.
  case create(LayerID, parent: LayerID, kind: LayerKind, index: Int)
  /// A layer and its descendants are removed.
  case remove(LayerID)
  /// A layer moves within the tree.
  case move(LayerID, parent: LayerID, index: Int)
  /// Six numbers: a, b, c, d, tx, ty.
  case matrix2D(LayerID, [Float])
  /// Sixteen numbers: m11 ... m44.
  case matrix3D(LayerID, [Float])
  /// The size, corner radius and flags of a layer's box.
  case bounds(LayerID, width: Float, height: Float, cornerRadius: Float, flags: BoundsFlags)
  /// The distances by which a layer's content is shifted left and up, and whether they are changing.
  case origin(LayerID, x: Float, y: Float, isMoving: Bool)
  /// The opacity of a layer and whether it is hidden.
  case opacity(LayerID, Float, isHidden: Bool)
  /// A layer's fill, border and shadow.
  case paint(
    LayerID, fill: PackedColor, border: PackedColor, borderWidth: Float, shadow: PackedColor, shadowX: Float,
    shadowY: Float, shadowRadius: Float)
  /// The backdrop blur of a layer, in points, and the saturation factor.
  case backdrop(LayerID, radius: Float, saturation: Float)
  /// The text of a label and the measured widths of its lines in points.
  case text(LayerID, String, style: TextStyle, color: PackedColor, widths: [Float])
  /// The image of an image layer and the tint color, or clear for the image's own colors.
  case image(LayerID, assetID: UInt32, tint: PackedColor)
  /// The bytes of an image file, or no bytes if the image is no longer used.
  case imageData(UInt32, [UInt8])
  /// The drawing of a layer or, if the layer is 0, of the image with the given number.
  case drawing(LayerID, number: UInt32, StageDrawing)
  /// The path of a shape.
  case path(
    LayerID, fill: PackedColor, stroke: PackedColor, lineWidth: Float, flags: PathFlags, miterLimit: Float,
    dashPhase: Float, dashes: [Float], steps: [FramePathStep])
  /// The accessibility of a layer.
  case accessibility(
    LayerID, role: AccessibilityRole, label: String, position: Int, count: Int, state: AccessibilityState)
  /// Whether a layer is moving.
  case motion(LayerID, isMoving: Bool)
  /// The gradient of a layer. A gradient without stops removes the current gradient.
  case gradient(LayerID, StageGradient)
  /// The mask of a layer.
  case mask(LayerID, StageMask)
  /// Text for the host's clipboard.
  case clipboard(String)
  /// Keyboard focus moves to a layer.
  case focus(LayerID)
  /// Text that assistive technology speaks.
  case announcement(String)
  /// Haptic feedback and its strength, 0 to 1.
  case feedback(StageFeedback, strength: Float)
  /// The cursor over the stage.
  case cursor(StageCursor)
  /// The text of a layer is being edited. Layer 0 means that no text is edited.
  case textInput(LayerID, StageTextInput)
  /// The lines of a label with several styles.
  case richText(LayerID, [StageTextLine])
  /// A request that the host answers.
  case request(StageRequest)
}
