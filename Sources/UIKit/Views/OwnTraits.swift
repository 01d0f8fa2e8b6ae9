// SPDX-License-Identifier: MIT

/// The traits that a view or controller sets for itself and for everything below it.
struct OwnTraits {
  private let style: UIUserInterfaceStyle
  private let extras: _TraitExtras?
  /// Those of the presentation of a controller, which count less.
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

  /// Whether nothing is set.
  var isEmpty: Bool { style == .unspecified && extras == nil && outer == nil }

  /// The traits in given circumstances.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let around = (outer?.applied(to: traits) ?? traits).with(style)
    return extras?.applied(to: around) ?? around
  }
}
