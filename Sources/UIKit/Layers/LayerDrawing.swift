// SPDX-License-Identifier: MIT

/// The content of a layer other than colors and text: a path or a gradient, the displayed part of its image, and the
/// outline of its shadow.
nonisolated struct LayerDrawing: Equatable {
  /// A path with its fill and stroke.
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

  /// A gradient between two points in unit coordinates of the bounds.
  struct Gradient: Equatable {
    var kind = CAGradientLayerType.axial
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
  }

  var shape: Shape?
  var gradient: Gradient?
  /// The displayed part of the layer's image, in unit coordinates of the image. The value is nil until it is set.
  var contentsRect: CGRect?
  /// The outline of the layer's shadow.
  var shadowPath: CGPath?

  /// Returns the value of a property in a drawing, which may be nil. Returns 0 if the layer does not have the property.
  static func value(of property: LayerProperty, in drawing: LayerDrawing?) -> CAAnimationValue {
    if let drawing { return drawing.value(of: property) }
    return property.isOfEveryLayer ? LayerDrawing().value(of: property) : .number(0)
  }

  /// Returns the value of a property. If the layer does not draw a path or gradient, properties of this content have
  /// empty values. For properties that this type does not store, returns 0.
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

  /// Stores the value of a property. Values of the wrong type are ignored, as are properties of content that the layer
  /// does not draw.
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

/// The shape of the ends of a line.
nonisolated public enum CAShapeLayerLineCap: UInt32, Sendable {
  /// Ends exactly at the last point.
  case butt = 0
  /// Ends in a half circle around the last point.
  case round = 1
  /// Extends half the line width beyond the last point.
  case square = 2
}

/// The shape of the joins between line segments.
nonisolated public enum CAShapeLayerLineJoin: UInt32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2
}

/// The rule that determines the interior of a shape.
nonisolated public enum CAShapeLayerFillRule: UInt32, Sendable {
  /// The nonzero winding rule: a point is inside if the path winds around it.
  case nonZero = 0
  /// The even-odd rule: a point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The type of a gradient.
nonisolated public enum CAGradientLayerType: UInt32, Sendable {
  /// A linear gradient between two points.
  case axial = 0
  /// A radial gradient around the start point. The end point is a corner of the bounding box of the outermost ellipse,
  /// which has the last color.
  case radial = 1
  /// An angular gradient around the start point, clockwise from the direction of the end point.
  case conic = 2
}
