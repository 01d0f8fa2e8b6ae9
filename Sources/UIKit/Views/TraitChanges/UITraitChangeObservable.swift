// SPDX-License-Identifier: MIT

/// The registration of a trait observer, as passed to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose traits can be observed: a view, view controller, presentation controller or window scene.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
///   self.updateColors()
/// }
/// ```
///
/// Ancestors are notified first. Observers are called after their object's `traitCollectionDidChange(_:)`, and before
/// layout.
///
/// Differs from Apple: changes are delivered immediately rather than before the next layout, so two changes result in
/// two calls.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// The trait overrides and observers of the object.
  var _traitObservers: _TraitObservers { get }
}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its previous traits after any of the given traits changes. The object retains
  /// the closure, so the closure should not capture the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _traitObservers.register(traits) { [me = WeakReference<AnyObject>(self)] previous in
      guard let object = me.wrappedValue else { return }
      // The object is the one on which this method was called, so the cast is safe.
      handler(unsafeDowncast(object, to: Self.self), previous)
    }
  }

  /// Calls an action on this object after any of the given traits changes. The action may take the object and the
  /// previous traits as arguments.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls an action on another object, which is not retained, after any of the given traits changes. The action may
  /// take the observed object and the previous traits as arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    let pair = (target: WeakReference<AnyObject>(target), object: WeakReference<AnyObject>(self))
    return _traitObservers.register(traits) { previous in
      guard let target = pair.target.wrappedValue, let object = pair.object.wrappedValue else { return }
      if !action.perform(on: target, with: object as? NSObject, for: previous) {
        Diagnostics.report("unknownSelector", "A target does not handle \(action.name). Handle it in perform(_:with:).")
      }
    }
  }

  /// Removes an observer. A registration that belongs to another object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitObservers.remove(registration)
  }

  /// Delivers pending trait changes. Has no effect, because changes are delivered immediately.
  public func updateTraitsIfNeeded() {}

  #if hasFeature(Embedded)
    /// The trait overrides of the object, which also apply to its descendants. Default: none.
    public var traitOverrides: UITraitOverrides {
      get { _traitObservers.overrides }
      set { _traitObservers.set(newValue) }
    }
  #else
    /// The trait overrides of the object, which also apply to its descendants. Default: none. An override of the layout
    /// direction affects only the trait; use `semanticContentAttribute` to mirror views.
    public var traitOverrides: any UITraitOverrides {
      get { _traitObservers.overrides }
      set { (newValue as? TraitValues).map { _traitObservers.set($0) } }
    }
  #endif
}

extension UIView: UITraitChangeObservable {
  /// The trait overrides and observers of the view.
  public final var _traitObservers: _TraitObservers {
    if let made = viewTraits.extras as? _TraitObservers { return made }
    let made = _TraitObservers(traitCollection) { [me = WeakReference(self)] in
      TraitPropagation.notify(me.wrappedValue, from: $0)
    }
    viewTraits.extras = made
    return made
  }
}
