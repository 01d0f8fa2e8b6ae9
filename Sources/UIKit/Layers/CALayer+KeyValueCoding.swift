// SPDX-License-Identifier: MIT

nonisolated extension CALayer {
  /// Sets a property, or a component of a property such as `transform.scale.x`, by name. The supported names are those
  /// of animations.
  ///
  /// An unknown name or a value of the wrong type is reported and ignored.
  public final func setValue(_ value: CAAnimationValue, forKeyPath keyPath: String) {
    guard !setOwnValue(value, at: keyPath) else { return }
    guard let path = LayerKeyPath(keyPath) else {
      Diagnostics.report("layerKeyPath", "\(keyPath) is not a property of a layer. Nothing was set.")
      return
    }
    set(path, to: value)
  }

  /// Sets the property that a key path names, by calling the property's setter.
  final func set(_ path: LayerKeyPath, to value: CAAnimationValue) {
    let whole = self.value(of: path.property)
    guard path.part(of: whole).isSameKind(as: value) else {
      Diagnostics.report(
        "layerKeyPath",
        "The value for \(path.property.keyPath) of a layer has the wrong type. Nothing was set.")
      return
    }
    let new = path.part == .whole ? value : path.replacing(in: whole, with: value)
    switch (path.property, new) {
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
    case (.contentsRect, .rect(let value)): contentsRect = value
    case (.shadowPath, .path(let value)): shadowPath = value
    default: if path.property.isDrawing { changeDrawing(path.property, to: new) }
    }
  }

  #if hasFeature(Embedded)
    /// Returns the value of a property, or of a component of a property, by name. Returns nil for an unknown name.
    public final func value(forKeyPath keyPath: String) -> CAAnimationValue? {
      ownValue(at: keyPath) ?? LayerKeyPath(keyPath).map { $0.part(of: value(of: $0.property)) }
    }
  #endif
}

nonisolated extension CAAnimationValue {
  /// Returns whether two values have the same type. A point is also accepted as a size.
  fileprivate func isSameKind(as other: CAAnimationValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.size, .point), (.rect, .rect),
      (.transform, .transform), (.color, .color),
      (.colors, .colors), (.numbers, .numbers), (.path, .path):
      true
    default: false
    }
  }
}

#if !hasFeature(Embedded)
  nonisolated extension CALayer {
    /// Sets a property by name. If no property has this name, the value is stored under the key; nil removes a stored
    /// value.
    ///
    /// A value that the property does not accept is reported and ignored.
    public final func setValue(_ value: Any?, forKey key: String) {
      if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
      switch key {
      case "frame": set(key, value) { self.frame = $0 }
      case "hidden", "isHidden": set(key, value) { self.isHidden = $0 }
      case "masksToBounds": set(key, value) { self.masksToBounds = $0 }
      case "doubleSided", "isDoubleSided": set(key, value) { self.isDoubleSided = $0 }
      case "contentsScale": set(key, value) { self.contentsScale = $0 }
      case "name": set(key, value) { self.name = $0 }
      case "contents": contents = value
      default:
        if let number = value.flatMap({ CAAnimationValue(any: $0) }), setOwnValue(number, at: key) { return }
        guard let path = ownPath(key) else {
          hints.ownValues[key] = value
          return
        }
        set(path, value)
      }
    }

    /// Sets a property, or a component of a property such as `transform.rotation.z`, by name. Other names are handled
    /// as in `setValue(_:forKey:)`.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Returns the value of a property by name, or the custom value that is stored under the name. Returns nil if there
    /// is none.
    public final func value(forKey key: String) -> Any? {
      switch key {
      case "frame": return frame
      case "hidden", "isHidden": return isHidden
      case "masksToBounds": return masksToBounds
      case "doubleSided", "isDoubleSided": return isDoubleSided
      case "contentsScale": return contentsScale
      case "name": return name
      case "contents": return contents
      default:
        if let own = ownValue(at: key) { return own.unwrapped }
        guard let path = ownPath(key) else { return hints.ownValues[key] ?? type(of: self).defaultValue(forKey: key) }
        return path.part(of: value(of: path.property)).unwrapped
      }
    }

    /// Returns the value of a property, or of a component of a property such as `transform.rotation.z`, in radians or
    /// points. Other names are handled as in `value(forKey:)`.
    public final func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Returns the property with the given name if this type of layer has the property. For example, only shape layers
    /// have a path.
    private func ownPath(_ key: String) -> LayerKeyPath? {
      guard let path = LayerKeyPath(key),
        path.property.isOfEveryLayer || drawing?.shape != nil || drawing?.gradient != nil
      else { return nil }
      return path
    }

    private func set(_ path: LayerKeyPath, _ value: Any?) {
      guard let value else {
        // Colors and paths can be nil; other properties cannot.
        switch self.value(of: path.property) {
        case .color: set(path, to: .color(nil))
        case .path: set(path, to: .path(nil))
        default: refuse(path.property.keyPath, value)
        }
        return
      }
      guard let value = CAAnimationValue(any: value) else { return refuse(path.property.keyPath, value) }
      set(path, to: value)
    }

    private func set<Value>(_ key: String, _ value: Any?, _ store: (Value) -> Void) {
      guard let value = value as? Value else { return refuse(key, value) }
      store(value)
    }

    private func refuse(_ key: String, _ value: Any?) {
      Diagnostics.report(
        "layerKeyPath",
        "\(key) of a layer cannot be set to \(value.map { "\($0)" } ?? "nil"). The value has the wrong type."
      )
    }
  }
#endif
