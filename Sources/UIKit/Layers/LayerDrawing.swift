// SPDX-License-Identifier: MIT

/// The drawing of a layer besides paint and text: a path or a gradient, the visible part of its picture, the outline of its shadow.
nonisolated struct LayerDrawing: Equatable {
  /// A path with its fill and line.
  struct Shape: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [CGFloat] = []
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var isEvenOdd = false
    var cap = CAShapeLayerLineCap.butt
    var join = CAShapeLayerLineJoin.miter
  }

  /// Colors that run into one another between two points in units of the bounds.
  struct Gradient: Equatable {
    var kind = CAGradientLayerType.axial
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
  }

  var shape: Shape?
  var gradient: Gradient?
  /// The part of the layer's picture that is shown, in units of its size; nil until it is set.
  var contentsRect: CGRect?
  /// The outline of the layer's shadow.
  var shadowPath: CGPath?

  /// The value of a property of a layer that may draw nothing; a number 0 if it has none.
  static func value(of property: LayerProperty, in drawing: LayerDrawing?) -> CAAnimationValue {
    if let drawing { return drawing.value(of: property) }
    return property.isOfEveryLayer ? LayerDrawing().value(of: property) : .number(0)
  }

  /// The value of a property, of which some are empty when the layer does not draw so; a number 0 for any other.
  func value(of property: LayerProperty) -> CAAnimationValue {
    switch property {
    case .path: .path(shape?.path)
    case .fillColor: .color(shape?.fillColor)
    case .strokeColor: .color(shape?.strokeColor)
    case .lineWidth: .number(shape?.lineWidth ?? 0)
    case .miterLimit: .number(shape?.miterLimit ?? 0)
    case .lineDashPhase: .number(shape?.lineDashPhase ?? 0)
    case .strokeStart: .number(shape?.strokeStart ?? 0)
    case .strokeEnd: .number(shape?.strokeEnd ?? 0)
    case .colors: .colors(gradient?.colors ?? [])
    case .locations: .numbers(gradient?.locations ?? [])
    case .startPoint: .point(gradient?.startPoint ?? .zero)
    case .endPoint: .point(gradient?.endPoint ?? .zero)
    case .contentsRect: .rect(contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1))
    case .shadowPath: .path(shadowPath)
    default: .number(0)
    }
  }

  /// Stores the value of a property; one of another kind, or that the layer does not draw, changes nothing.
  mutating func set(_ property: LayerProperty, to value: CAAnimationValue) {
    switch (property, value) {
    case (.path, .path(let value)): shape?.path = value
    case (.fillColor, .color(let value)): shape?.fillColor = value
    case (.strokeColor, .color(let value)): shape?.strokeColor = value
    case (.lineWidth, .number(let value)): shape?.lineWidth = value
    case (.miterLimit, .number(let value)): shape?.miterLimit = value
    case (.lineDashPhase, .number(let value)): shape?.lineDashPhase = value
    case (.strokeStart, .number(let value)): shape?.strokeStart = value
    case (.strokeEnd, .number(let value)): shape?.strokeEnd = value
    case (.colors, .colors(let value)): gradient?.colors = value
    case (.locations, .numbers(let value)): gradient?.locations = value
    case (.startPoint, .point(let value)): gradient?.startPoint = value
    case (.endPoint, .point(let value)): gradient?.endPoint = value
    case (.contentsRect, .rect(let value)): contentsRect = value
    case (.shadowPath, .path(let value)): shadowPath = value
    default: break
    }
  }
}

/// How a line ends.
nonisolated public enum CAShapeLayerLineCap: UInt32, Sendable {
  /// Straight, at its end.
  case butt = 0
  /// With half a disc around its end.
  case round = 1
  /// Straight, half a width beyond its end.
  case square = 2
}

/// How two stretches of a line meet.
nonisolated public enum CAShapeLayerLineJoin: UInt32, Sendable {
  /// In a point, cut off where that is longer than the mitre limit.
  case miter = 0
  /// With an arc.
  case round = 1
  /// Cut off straight.
  case bevel = 2
}

/// Which points count as inside a shape.
nonisolated public enum CAShapeLayerFillRule: UInt32, Sendable {
  /// Points around which the path turns.
  case nonZero = 0
  /// Points from which a ray to the outside crosses the path an odd number of times.
  case evenOdd = 1
}

/// How a gradient's colors spread.
nonisolated public enum CAGradientLayerType: UInt32, Sendable {
  /// Along the line between two points.
  case axial = 0
  /// From the start point outwards; the end point is the corner of the box around the ellipse where the last color is.
  case radial = 1
  /// Around the start point, clockwise from the direction of the end point.
  case conic = 2
}
