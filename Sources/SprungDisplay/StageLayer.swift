// SPDX-License-Identifier: MIT

import SprungStage

/// The state of one layer on the host, as defined by all previous frames.
nonisolated public struct StageLayer: Equatable, Sendable {
  /// The identifier of the layer.
  public let id: LayerID
  /// The type of the layer's content.
  public let kind: LayerKind
  /// The parent layer; 0 for the stage itself.
  public internal(set) var parent: LayerID
  /// The sublayers, from back to front.
  public internal(set) var children: [LayerID] = []
  /// Converts points from the box of the layer to the box of its parent.
  public internal(set) var matrix = StageMatrix.identity
  /// Converts points from the coordinates of the sublayers to the box of the parent.
  var matrixOfContents: StageMatrix {
    StageMatrix(a: 1, b: 0, c: 0, d: 1, tx: -Double(originX), ty: -Double(originY)) * matrix
  }
  /// The offset of the contents to the left, in points. Only layers of the kind `scroller` have an offset.
  public internal(set) var originX: Float = 0
  /// The offset of the contents upward, in points.
  public internal(set) var originY: Float = 0
  /// Whether the offset is changing.
  public internal(set) var isScrolling = false
  /// The width of the box in points.
  public internal(set) var width: Float = 0
  /// The height of the box in points.
  public internal(set) var height: Float = 0
  /// The corner radius of the box in points.
  public internal(set) var cornerRadius: Float = 0
  /// Flags that specify whether the contents are clipped, whether the back is hidden, and which corners are rounded.
  public internal(set) var boundsFlags: BoundsFlags = []
  /// The opacity of the layer and its sublayers, 0...1.
  public internal(set) var opacity: Float = 1
  /// Whether the layer and its sublayers are hidden.
  public internal(set) var isHidden = false
  /// The fill color of the box.
  public internal(set) var fill = PackedColor.clear
  /// The color of the border, which is inside the edge of the box.
  public internal(set) var border = PackedColor.clear
  /// The width of the border in points.
  public internal(set) var borderWidth: Float = 0
  /// The shadow of the box, or of the whole content if the box has no color; nil for none.
  public internal(set) var shadow: StageShadow?
  /// The standard deviation of the backdrop blur in points; 0 for none.
  public internal(set) var backdropRadius: Float = 0
  /// The saturation factor of a blurred backdrop.
  public internal(set) var backdropSaturation: Float = 1
  /// The text of a label.
  public internal(set) var text = ""
  /// The text style of a label; nil until it has text.
  public internal(set) var textStyle: TextStyle?
  /// The text color of a label.
  public internal(set) var textColor = PackedColor.black
  /// The measured widths of a label's lines in points; empty if unknown.
  public internal(set) var lineWidths: [Float] = []
  /// The lines of a label with several text styles, used instead of `text`; empty for a single style.
  public internal(set) var lines: [StageTextLine] = []
  /// The picture of an image layer; 0 for none.
  public internal(set) var assetID: UInt32 = 0
  /// The tint color of the picture; clear for its original colors.
  public internal(set) var tint = PackedColor.clear
  /// The drawing that is displayed above the layer's fill and below its sublayers.
  public internal(set) var drawing: StageDrawing?
  /// The path of a shape layer.
  public internal(set) var path: StagePath?
  /// The gradient above the fill color of the box; nil for none.
  public internal(set) var gradient: StageGradient?
  /// The mask of the layer and its sublayers.
  public internal(set) var mask = StageMask.none
  /// The role for assistive technology.
  public internal(set) var role = AccessibilityRole.none
  /// The label for assistive technology.
  public internal(set) var label = ""
  /// The position of the layer in a list, starting at 1; 0 if it is not in a list.
  public internal(set) var position = 0
  /// The number of items in the list; 0 if unknown.
  public internal(set) var count = 0
  /// Whether the layer is disabled, selected or focusable by keyboard.
  public internal(set) var state: AccessibilityState = []
  /// Whether the layer is currently moving.
  public internal(set) var isMoving = false

  init(id: LayerID, kind: LayerKind, parent: LayerID) {
    self.id = id
    self.kind = kind
    self.parent = parent
  }
}

/// The shadow of a layer.
nonisolated public struct StageShadow: Equatable, Sendable {
  /// The color of the shadow, without blur.
  public let color: PackedColor
  /// The horizontal offset in points; positive values move the shadow to the right.
  public let x: Float
  /// The vertical offset in points; positive values move the shadow down.
  public let y: Float
  /// The standard deviation of the blur in points, half of the blur radius in CSS.
  public let radius: Float
}

/// The path of a shape layer with its colors.
nonisolated public struct StagePath: Equatable, Sendable {
  /// The fill color.
  public let fill: PackedColor
  /// The stroke color.
  public let stroke: PackedColor
  /// The stroke width in points.
  public let lineWidth: Float
  /// The fill rule and the style of line caps and joins.
  public let flags: PathFlags
  /// The miter limit as a multiple of the line width.
  public let miterLimit: Float
  /// The offset, in points, at which the dash pattern starts.
  public let dashPhase: Float
  /// The alternating lengths of dashes and gaps in points; empty for a solid line.
  public let dashes: [Float]
  /// The drawing steps of the path.
  public let steps: [FramePathStep]
}
