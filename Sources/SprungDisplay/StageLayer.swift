// SPDX-License-Identifier: MIT

import SprungStage

/// One layer as a host knows it: everything that the frames so far have said about it.
nonisolated public struct StageLayer: Equatable, Sendable {
  /// The layer's number.
  public let id: LayerID
  /// The kind of its content.
  public let kind: LayerKind
  /// The layer above it in the tree; 0 is the stage.
  public internal(set) var parent: LayerID
  /// The layers below it, rearmost first.
  public internal(set) var children: [LayerID] = []
  /// Takes points of its box to points of the parent's box.
  public internal(set) var matrix = StageMatrix.identity
  /// Takes points in which its sublayers are placed to points of the parent's box.
  var matrixOfContents: StageMatrix {
    StageMatrix(a: 1, b: 0, c: 0, d: 1, tx: -Double(originX), ty: -Double(originY)) * matrix
  }
  /// How far what is in it is shifted to the left, in points, where its kind is `scroller`.
  public internal(set) var originX: Float = 0
  /// How far upwards.
  public internal(set) var originY: Float = 0
  /// Whether that is changing.
  public internal(set) var isScrolling = false
  /// The box's width in points.
  public internal(set) var width: Float = 0
  /// The box's height in points.
  public internal(set) var height: Float = 0
  /// The radius of the box's corners in points.
  public internal(set) var cornerRadius: Float = 0
  /// Whether it clips, and whether its back is drawn.
  public internal(set) var boundsFlags: BoundsFlags = []
  /// 0...1, for the layer and everything below it.
  public internal(set) var opacity: Float = 1
  /// Whether it and everything below it is not drawn.
  public internal(set) var isHidden = false
  /// The color of the box.
  public internal(set) var fill = PackedColor.clear
  /// The color of the line inside the box's edge.
  public internal(set) var border = PackedColor.clear
  /// The width of that line in points.
  public internal(set) var borderWidth: Float = 0
  /// The shadow of the box, or of its whole content where the box has no color; nil for none.
  public internal(set) var shadow: StageShadow?
  /// The deviation in points of its backdrop blur; 0 for none.
  public internal(set) var backdropRadius: Float = 0
  /// The saturation factor of its backdrop, where it is blurred.
  public internal(set) var backdropSaturation: Float = 1
  /// A label's text.
  public internal(set) var text = ""
  /// A label's style; nil until it has a text.
  public internal(set) var textStyle: TextStyle?
  /// A label's color.
  public internal(set) var textColor = PackedColor.black
  /// The measured widths of a label's lines in points; empty if they are not known.
  public internal(set) var lineWidths: [Float] = []
  /// A label's lines with several styles, used instead of its text; empty for a text with one style.
  public internal(set) var lines: [StageTextLine] = []
  /// An image layer's picture; 0 for none.
  public internal(set) var assetID: UInt32 = 0
  /// The color in which that picture is drawn; clear for its own colors.
  public internal(set) var tint = PackedColor.clear
  /// The drawing of the layer, over its paint and below its sublayers.
  public internal(set) var drawing: StageDrawing?
  /// A shape's path.
  public internal(set) var path: StagePath?
  /// A gradient over the box's color; nil for none.
  public internal(set) var gradient: StageGradient?
  /// The clip of the layer and its sublayers.
  public internal(set) var mask = StageMask.none
  /// Its role for assistive technology.
  public internal(set) var role = AccessibilityRole.none
  /// Its name for assistive technology.
  public internal(set) var label = ""
  /// Its position in a list, counted from 1; 0 for none.
  public internal(set) var position = 0
  /// The number of items of its list; 0 is unknown.
  public internal(set) var count = 0
  /// Whether it is disabled, selected, reachable by keyboard.
  public internal(set) var state: AccessibilityState = []
  /// Whether it moves at present.
  public internal(set) var isMoving = false

  init(id: LayerID, kind: LayerKind, parent: LayerID) {
    self.id = id
    self.kind = kind
    self.parent = parent
  }
}

/// The shadow of a layer.
nonisolated public struct StageShadow: Equatable, Sendable {
  /// Its color in its middle.
  public let color: PackedColor
  /// The distance to the right of the layer, in points.
  public let x: Float
  /// How far below.
  public let y: Float
  /// The deviation of its blur in points, half of what CSS calls its radius.
  public let radius: Float
}

/// A shape's path with its colors.
nonisolated public struct StagePath: Equatable, Sendable {
  /// The color inside.
  public let fill: PackedColor
  /// The color of the line.
  public let stroke: PackedColor
  /// The width of the line in points.
  public let lineWidth: Float
  /// How it is filled and stroked.
  public let flags: PathFlags
  /// Line widths at which a mitre is cut off.
  public let miterLimit: Float
  /// Where in the dashes the line begins, in points.
  public let dashPhase: Float
  /// Lengths of line and gap in turn, in points; none is a whole line.
  public let dashes: [Float]
  /// The steps of the pen.
  public let steps: [FramePathStep]
}
