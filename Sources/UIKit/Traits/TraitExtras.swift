// SPDX-License-Identifier: MIT

/// The trait overrides and observers of an object. A base class, so that apps that use neither do not link the code.
@preconcurrency @MainActor
public class _TraitExtras {
  init() {}

  /// Returns the traits after applying the object's overrides.
  func applied(to traits: UITraitCollection) -> UITraitCollection { traits }
  /// Called when the traits of the object may have changed.
  func changed(to traits: UITraitCollection) {}
}
