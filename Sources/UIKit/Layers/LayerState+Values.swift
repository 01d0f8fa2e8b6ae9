// SPDX-License-Identifier: MIT

nonisolated extension LayerState {
  /// The value of a property; a number 0 for one that is not kept here.
  func value(of property: LayerProperty) -> CAAnimationValue {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .zPosition: .number(zPosition)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(CGFloat(opacity))
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .backgroundColor: .color(backgroundColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(CGFloat(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(shadowRadius)
    default: .number(0)
    }
  }

  /// Stores the value of a property; one of another kind changes nothing.
  mutating func set(_ property: LayerProperty, to value: CAAnimationValue) {
    switch (property, value) {
    case (.bounds, .rect(let value)): bounds = value
    case (.position, .point(let value)): position = value
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.anchorPointZ, .number(let value)): anchorPointZ = value
    case (.zPosition, .number(let value)): zPosition = value
    case (.transform, .transform(let value)): transform = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.opacity, .number(let value)): opacity = Float(value)
    case (.cornerRadius, .number(let value)): cornerRadius = value
    case (.borderWidth, .number(let value)): borderWidth = value
    case (.borderColor, .color(let value)): borderColor = value
    case (.backgroundColor, .color(let value)): backgroundColor = value
    case (.shadowColor, .color(let value)): shadowColor = value
    case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
    case (.shadowOffset, .size(let value)): shadowOffset = value
    case (.shadowRadius, .number(let value)): shadowRadius = value
    default: break
    }
  }
}
