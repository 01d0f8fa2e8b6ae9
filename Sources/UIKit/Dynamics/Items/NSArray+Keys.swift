// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension NSArray {
    /// Returns the values of all elements for a key, in order. The elements are items of animators or behaviors, for
    /// example `(animator.items(in: rect) as NSArray).value(forKey: "indexPath")`.
    ///
    /// Differs from Apple: properties cannot be found by name at runtime. The supported elements are layout attributes,
    /// behaviors and views, with commonly used keys. Any other key is reported as a fault, and its value is `NSNull`.
    @MainActor @preconcurrency public func value(forKey key: String) -> Any? {
      let values: [Any] = map { KeyedItem.value(of: $0, key) ?? NSNull() }
      return values as NSArray
    }

    /// Similar to `value(forKey:)`, with several keys separated by periods, such as "items.indexPath". "@count" is the
    /// number of elements; other operators are reported as faults.
    @MainActor @preconcurrency public func value(forKeyPath keyPath: String) -> Any? {
      if keyPath == "@count" { return NSNumber(value: count) }
      let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = keys.first else { return self }
      let values = value(forKey: first)
      guard keys.count > 1, let array = values as? NSArray else { return values }
      let nested: [Any] = array.map { element in
        let inner = element as? NSArray ?? [element] as NSArray
        let answer = inner.value(forKeyPath: keys[1])
        return element is NSArray ? answer ?? NSNull() : (answer as? NSArray)?.firstObject ?? NSNull()
      }
      return nested as NSArray
    }
  }

  /// The properties of items that can be found by name.
  @MainActor private enum KeyedItem {
    static func value(of object: Any, _ key: String) -> Any? {
      let found: Any? =
        switch object {
        case let attributes as UICollectionViewLayoutAttributes: value(of: attributes, key)
        case let view as UIView: value(of: view, key)
        case let behavior as UIDynamicBehavior: value(of: behavior, key)
        case let item as any UIDynamicItem: value(of: item, key)
        default: nil
        }
      if found == nil, !mayBeNil.contains(key) {
        Diagnostics.report(
          "unknownKey",
          "value(forKey:) does not support '\(key)' of \(type(of: object)). Access the property directly.")
      }
      return found
    }

    /// The properties that can be nil.
    private static let mayBeNil = ["representedElementKind"]

    private static func value(of item: any UIDynamicItem, _ key: String) -> Any? {
      switch key {
      case "center": item.center
      case "bounds": item.bounds
      case "transform": item.transform
      default: nil
      }
    }

    private static func value(of attributes: UICollectionViewLayoutAttributes, _ key: String) -> Any? {
      switch key {
      case "indexPath": attributes.indexPath
      case "frame": attributes.frame
      case "size": attributes.size
      case "alpha": attributes.alpha
      case "zIndex": attributes.zIndex
      case "hidden", "isHidden": attributes.isHidden
      case "representedElementKind": attributes.representedElementKind
      default: value(of: attributes as any UIDynamicItem, key)
      }
    }

    private static func value(of view: UIView, _ key: String) -> Any? {
      switch key {
      case "frame": view.frame
      case "alpha": view.alpha
      case "tag": view.tag
      case "hidden", "isHidden": view.isHidden
      default: value(of: view as any UIDynamicItem, key)
      }
    }

    private static func value(of behavior: UIDynamicBehavior, _ key: String) -> Any? {
      let items: [any UIDynamicItem]? =
        switch behavior {
        case let behavior as UIAttachmentBehavior: behavior.items
        case let behavior as UIGravityBehavior: behavior.items
        case let behavior as UICollisionBehavior: behavior.items
        case let behavior as UIPushBehavior: behavior.items
        case let behavior as UIDynamicItemBehavior: behavior.items
        case let behavior as UIFieldBehavior: behavior.items
        default: nil
        }
      switch key {
      case "items": return items.map { $0 as NSArray }
      case "childBehaviors": return behavior.childBehaviors as NSArray
      default: return nil
      }
    }
  }
#endif
