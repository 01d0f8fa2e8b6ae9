// SPDX-License-Identifier: MIT

/// The traits that a view or view controller overrides for itself and its descendants.
struct OwnTraits {
  private let style: UIUserInterfaceStyle
  private let extras: _TraitExtras?
  /// The overrides set by the controller's presentation, which have lower precedence.
  private let outer: _TraitExtras?

  init(_ view: UIView) {
    style = view.overrideUserInterfaceStyle
    extras = view.viewTraits.extras
    outer = nil
  }

  init(_ controller: UIViewController) {
    style = controller.overrideUserInterfaceStyle
    extras = controller.traitExtras
    outer = controller.modalState.presentation?.traitExtras
  }

  /// Whether there are no overrides.
  var isEmpty: Bool { style == .unspecified && extras == nil && outer == nil }

  /// Returns the given traits with the overrides applied.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let around = (outer?.applied(to: traits) ?? traits).with(style)
    return extras?.applied(to: around) ?? around
  }
}
