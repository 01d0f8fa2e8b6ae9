// SPDX-License-Identifier: MIT

import SprungModels

/// The key path of an animatable layer property or a component of it, such as `transform.rotation.z`.
nonisolated struct LayerKeyPath: Equatable {
  /// A component of a value.
  enum Part: Equatable {
    case whole
    case x, y, width, height
    case origin, originX, originY, size, sizeWidth, sizeHeight
    case rotationX, rotationY, rotationZ
    case scale, scaleX, scaleY, scaleZ
    case translation, translationX, translationY, translationZ
  }

  let property: LayerProperty
  let part: Part

  /// Looks up a key path in the table. Returns nil for an unknown key path.
  init?(_ text: String) {
    var name = text
    var rest = ""
    if let dot = text.firstIndex(of: ".") {
      name = String(text[text.startIndex..<dot])
      rest = String(text[text.index(after: dot)...])
    }
    guard let property = Self.property(name), let part = Self.part(rest, of: property) else { return nil }
    self.property = property
    self.part = part
  }

  private static func property(_ name: String) -> LayerProperty? {
    for property in LayerProperty.allCases where property.keyPath == name { return property }
    return nil
  }

  private static func part(_ name: String, of property: LayerProperty) -> Part? {
    if name.isEmpty { return .whole }
    switch property {
    case .position, .anchorPoint, .startPoint, .endPoint:
      return name == "x" ? .x : name == "y" ? .y : nil
    case .shadowOffset: return name == "width" ? .width : name == "height" ? .height : nil
    case .bounds, .contentsRect:
      switch name {
      case "origin": return .origin
      case "origin.x": return .originX
      case "origin.y": return .originY
      case "size": return .size
      case "size.width": return .sizeWidth
      case "size.height": return .sizeHeight
      default: return nil
      }
    case .transform, .sublayerTransform:
      switch name {
      case "rotation", "rotation.z": return .rotationZ
      case "rotation.x": return .rotationX
      case "rotation.y": return .rotationY
      case "scale": return .scale
      case "scale.x": return .scaleX
      case "scale.y": return .scaleY
      case "scale.z": return .scaleZ
      case "translation": return .translation
      case "translation.x": return .translationX
      case "translation.y": return .translationY
      case "translation.z": return .translationZ
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns this component of a value.
  func part(of whole: CAAnimationValue) -> CAAnimationValue {
    switch (part, whole) {
    case (.x, .point(let point)): return .number(point.x)
    case (.y, .point(let point)): return .number(point.y)
    case (.width, .size(let size)): return .number(size.width)
    case (.height, .size(let size)): return .number(size.height)
    case (.origin, .rect(let rect)): return .point(rect.origin)
    case (.originX, .rect(let rect)): return .number(rect.origin.x)
    case (.originY, .rect(let rect)): return .number(rect.origin.y)
    case (.size, .rect(let rect)): return .size(rect.size)
    case (.sizeWidth, .rect(let rect)): return .number(rect.size.width)
    case (.sizeHeight, .rect(let rect)): return .number(rect.size.height)
    case (.whole, _): return whole
    case (_, .transform(let transform)):
      guard let parts = TransformParts(transform) else { return neutral }
      switch part {
      case .rotationX: return .number(parts.angles.x)
      case .rotationY: return .number(parts.angles.y)
      case .rotationZ: return .number(parts.angles.z)
      case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
      case .scaleX: return .number(parts.scale.x)
      case .scaleY: return .number(parts.scale.y)
      case .scaleZ: return .number(parts.scale.z)
      case .translation: return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
      case .translationX: return .number(parts.translation.x)
      case .translationY: return .number(parts.translation.y)
      case .translationZ: return .number(parts.translation.z)
      default: return whole
      }
    default: return whole
    }
  }

  private var neutral: CAAnimationValue {
    switch part {
    case .scale, .scaleX, .scaleY, .scaleZ: .number(1)
    case .translation: .size(.zero)
    default: .number(0)
    }
  }

  /// Returns a copy of a value with this component replaced. A component of the wrong type is ignored.
  func replacing(in whole: CAAnimationValue, with value: CAAnimationValue) -> CAAnimationValue {
    switch (part, whole, value) {
    case (.whole, _, _): return CAAnimationValue.areMixable(whole, value) ? value : whole
    case (.x, .point(let point), .number(let number)): return .point(CGPoint(x: number, y: point.y))
    case (.y, .point(let point), .number(let number)): return .point(CGPoint(x: point.x, y: number))
    case (.width, .size(let size), .number(let number)): return .size(CGSize(width: number, height: size.height))
    case (.height, .size(let size), .number(let number)): return .size(CGSize(width: size.width, height: number))
    case (_, .rect(let rect), _): return .rect(replacing(in: rect, with: value))
    case (_, .transform(let transform), _): return .transform(replacing(in: transform, with: value))
    default: return whole
    }
  }

  private func replacing(in whole: CGRect, with value: CAAnimationValue) -> CGRect {
    var rect = whole
    switch (part, value) {
    case (.origin, .point(let point)): rect.origin = point
    case (.originX, .number(let number)): rect.origin.x = number
    case (.originY, .number(let number)): rect.origin.y = number
    case (.size, .size(let size)): rect.size = size
    case (.sizeWidth, .number(let number)): rect.size.width = number
    case (.sizeHeight, .number(let number)): rect.size.height = number
    default: break
    }
    return rect
  }

  private func replacing(in whole: CATransform3D, with value: CAAnimationValue) -> CATransform3D {
    guard var parts = TransformParts(whole) else { return whole }
    switch (part, value) {
    case (.rotationX, .number(let number)): parts.angles.x = number
    case (.rotationY, .number(let number)): parts.angles.y = number
    case (.rotationZ, .number(let number)): parts.angles.z = number
    case (.scale, .number(let number)): parts.scale = (number, number, number)
    case (.scaleX, .number(let number)): parts.scale.x = number
    case (.scaleY, .number(let number)): parts.scale.y = number
    case (.scaleZ, .number(let number)): parts.scale.z = number
    case (.translation, .size(let size)):
      parts.translation.x = size.width
      parts.translation.y = size.height
    case (.translation, .point(let point)):
      parts.translation.x = point.x
      parts.translation.y = point.y
    case (.translationX, .number(let number)): parts.translation.x = number
    case (.translationY, .number(let number)): parts.translation.y = number
    case (.translationZ, .number(let number)): parts.translation.z = number
    default: return whole
    }
    return parts.transform
  }
}
