// SPDX-License-Identifier: MIT

/// The registration of an observer of traits, for `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose traits can be observed: a view, controller, presentation controller or window scene.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
///   self.updateColors()
/// }
/// ```
///
/// Objects nearer to the root are notified first, each after its `traitCollectionDidChange(_:)`, and all before they are laid out.
///
/// Differs from Apple: changes are delivered at once rather than before the next layout, so two changes in a row are two calls.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// The overrides and observers of the object.
  var _traitObservers: _TraitObservers { get }
}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its previous traits after one of some traits has changed. The closure is retained by the object,
  /// so it should not capture it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _traitObservers.register(traits) { [me = WeakReference<AnyObject>(self)] previous in
      guard let object = me.wrappedValue else { return }
      // The reference is to the object that this method was called on.
      handler(unsafeDowncast(object, to: Self.self), previous)
    }
  }

  /// Performs an action of this object after one of some traits has changed. Its arguments are the object and the previous traits,
  /// as far as it has arguments.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Performs an action of another object, which is not retained, after one of some traits has changed. Its arguments are this object
  /// and the previous traits, as far as it has arguments.
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

  /// Removes an observer. A registration of another object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitObservers.remove(registration)
  }

  /// Delivers changes of traits that are not delivered yet. There are none, as changes are delivered at once.
  public func updateTraitsIfNeeded() {}

  #if hasFeature(Embedded)
    /// The traits that the object sets for itself and for everything below it. Default: none.
    public var traitOverrides: UITraitOverrides {
      get { _traitObservers.overrides }
      set { _traitObservers.set(newValue) }
    }
  #else
    /// The traits that the object sets for itself and for everything below it. Default: none. The direction of writing is passed on as a
    /// trait only; views are mirrored by `semanticContentAttribute`.
    public var traitOverrides: any UITraitOverrides {
      get { _traitObservers.overrides }
      set { (newValue as? TraitValues).map { _traitObservers.set($0) } }
    }
  #endif
}

extension UIView: UITraitChangeObservable {
  /// The overrides and observers of the view.
  public final var _traitObservers: _TraitObservers {
    if let made = viewTraits.extras as? _TraitObservers { return made }
    let made = _TraitObservers(traitCollection) { [me = WeakReference(self)] in
      TraitPropagation.notify(me.wrappedValue, from: $0)
    }
    viewTraits.extras = made
    return made
  }
}
