// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The action for a changed property of a layer: an animation, or `NSNull()` for no action. Actions are used for
  /// layers without a view.
  nonisolated public protocol CAAction: AnyObject {
    /// Runs the action for the given key of an object. `dict` is always nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  }

  nonisolated extension NSNull: CAAction {
    /// Does nothing, so that the change takes effect immediately.
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
  /// Returns whether a custom action replaces the layer's implicit animation of a property.
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
