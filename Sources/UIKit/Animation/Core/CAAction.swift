// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The action for a changed value of a layer that belongs to no view: an animation, or `NSNull()` for none.
  nonisolated public protocol CAAction: AnyObject {
    /// Runs the action for a key of an object. `dict` is always nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  }

  nonisolated extension NSNull: CAAction {
    /// Nothing: the value changes at once.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  nonisolated extension CAAnimation: CAAction {
    /// Adds the animation to the layer.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      (anObject as? CALayer)?.add(self, forKey: event)
    }
  }
#endif

nonisolated extension CALayer {
  /// Whether something else than the layer's own animation happens when a value of it changes.
  final func runsOwnAction(for property: LayerProperty) -> Bool {
    #if hasFeature(Embedded)
      return false
    #else
      guard let action = action(forKey: property.keyPath) else { return false }
      action.run(forKey: property.keyPath, object: self, arguments: nil)
      return true
    #endif
  }
}
