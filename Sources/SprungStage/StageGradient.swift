// SPDX-License-Identifier: MIT

/// The geometry of a gradient's colors.
public enum GradientKind: UInt32, Sendable {
  /// Colors change along the line from start to end and are constant on lines perpendicular to it.
  case axial = 0
  /// Colors form ellipses around the start. The end is a corner of the last ellipse's bounding box.
  case radial = 1
  /// Colors change around the start, clockwise from the direction of the end.
  case conic = 2
}

/// A color of a gradient and its location.
public struct GradientStop: Equatable, Sendable {
  /// The color.
  public var color: PackedColor
  /// The location, from 0 (start) to 1 (end).
  public var place: Float

  /// Creates a stop.
  public init(color: PackedColor, place: Float) {
    self.color = color
    self.place = place
  }
}

/// A gradient in a layer's box.
public struct StageGradient: Equatable, Sendable {
  /// The geometry of the colors.
  public var kind: GradientKind
  /// The x-coordinate of the start in units of the box, whose top left corner is (0, 0).
  public var startX: Float
  /// The y-coordinate of the start in units of the box.
  public var startY: Float
  /// The x-coordinate of the end in units of the box.
  public var endX: Float
  /// The y-coordinate of the end in units of the box.
  public var endY: Float
  /// The color stops in ascending order of location.
  public var stops: [GradientStop]

  /// Creates a gradient.
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
  /// No mask.
  case none = 0
  /// The content inside a path is visible.
  case path = 1
  /// The opacity of the gradient is applied to the content. Content outside the gradient's box is invisible.
  case gradient = 2
}

/// A decoded mask.
public enum StageMask: Equatable, Sendable {
  /// No mask.
  case none
  /// A path in the layer's box.
  case path(PathFlags, [FramePathStep])
  /// A gradient in a box inside the layer's box.
  case gradient(x: Float, y: Float, width: Float, height: Float, StageGradient)
}
