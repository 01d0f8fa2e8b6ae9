// SPDX-License-Identifier: MIT

/// An animatable property of a layer.
nonisolated enum LayerProperty: UInt8, CaseIterable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform, opacity, cornerRadius
  case borderWidth, borderColor, backgroundColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
  // Properties of layers that draw a path or a gradient.
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
  case colors, locations, startPoint, endPoint
  // Rarely set properties of all layers.
  case contentsRect, shadowPath

  /// The changes to send to the host when this property changes.
  var changes: LayerChanges {
    switch self {
    case .bounds: [.bounds, .matrix, .origin]
    case .position, .anchorPoint, .anchorPointZ, .transform: .matrix
    case .sublayerTransform: [.matrix, .origin]
    case .zPosition: [.matrix, .order]
    case .opacity: .opacity
    case .cornerRadius: .bounds
    case .borderWidth, .borderColor, .backgroundColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius:
      .paint
    default: .drawing
    }
  }

  /// Whether view animation blocks animate the property additively. If false, a new animation replaces the old one.
  var isAdditive: Bool {
    switch self {
    case .bounds, .position, .transform, .cornerRadius: true
    default: false
    }
  }

  /// Whether view animation blocks ignore the property, so that changes take effect immediately, as on Apple's
  /// platforms. The behavior of paths and gradients is described at stackoverflow.com/questions/24936987 and 9381077.
  var isExemptFromBlocks: Bool {
    switch self {
    case .zPosition, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: true
    default: isDrawing
    }
  }

  /// Whether the property belongs to `LayerDrawing` rather than `LayerState`.
  var isDrawing: Bool { rawValue >= LayerProperty.path.rawValue }

  /// Whether layers of every class have the property.
  var isOfEveryLayer: Bool { !isDrawing || self == .contentsRect || self == .shadowPath }

  /// The key path of the property in animations.
  var keyPath: String {
    switch self {
    case .bounds: "bounds"
    case .position: "position"
    case .anchorPoint: "anchorPoint"
    case .anchorPointZ: "anchorPointZ"
    case .zPosition: "zPosition"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .opacity: "opacity"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .backgroundColor: "backgroundColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .path: "path"
    case .fillColor: "fillColor"
    case .strokeColor: "strokeColor"
    case .lineWidth: "lineWidth"
    case .miterLimit: "miterLimit"
    case .lineDashPhase: "lineDashPhase"
    case .strokeStart: "strokeStart"
    case .strokeEnd: "strokeEnd"
    case .colors: "colors"
    case .locations: "locations"
    case .startPoint: "startPoint"
    case .endPoint: "endPoint"
    case .contentsRect: "contentsRect"
    case .shadowPath: "shadowPath"
    }
  }
}
