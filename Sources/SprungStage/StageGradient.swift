// SPDX-License-Identifier: MIT

/// How a gradient's colors spread.
public enum GradientKind: UInt32, Sendable {
  /// Along the line from start to end; the same color on every line at a right angle to it.
  case axial = 0
  /// In ellipses about the start; that of the last color has the end at the corner of its box.
  case radial = 1
  /// About the start, clockwise from the direction of the end.
  case conic = 2
}

/// One color of a gradient and where it is.
public struct GradientStop: Equatable, Sendable {
  /// The color.
  public var color: PackedColor
  /// 0 at the start, 1 at the end.
  public var place: Float

  /// Makes a stop.
  public init(color: PackedColor, place: Float) {
    self.color = color
    self.place = place
  }
}

/// A gradient in a layer's box.
public struct StageGradient: Equatable, Sendable {
  /// How the colors spread.
  public var kind: GradientKind
  /// The start in units of the box, (0, 0) being its top left corner.
  public var startX: Float
  /// The start in units of the box.
  public var startY: Float
  /// The end in units of the box.
  public var endX: Float
  /// The end in units of the box.
  public var endY: Float
  /// The colors in rising order of their locations.
  public var stops: [GradientStop]

  /// Makes a gradient.
  public init(kind: GradientKind, startX: Float, startY: Float, endX: Float, endY: Float, stops: [GradientStop]) {
    self.kind = kind
    self.startX = startX
    self.startY = startY
    self.endX = endX
    self.endY = endY
    self.stops = stops
  }
}

/// The kind of mask of a layer and its sublayers.
public enum MaskKind: UInt32, Sendable {
  /// Nothing.
  case none = 0
  /// Content inside a path is visible.
  case path = 1
  /// As much shows as the gradient's colors are opaque; nothing outside its box.
  case gradient = 2
}

/// A mask, read back from a frame.
public enum StageMask: Equatable, Sendable {
  /// No mask.
  case none
  /// A path in the layer's box.
  case path(PathFlags, [FramePathStep])
  /// A gradient in a box inside the layer's box.
  case gradient(x: Float, y: Float, width: Float, height: Float, StageGradient)
}
