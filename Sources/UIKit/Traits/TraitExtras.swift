// SPDX-License-Identifier: MIT

/// The trait overrides and observers of an object. This is a base class, so that apps without overrides and observers
/// do not link the code for them.
@preconcurrency @MainActor
public class _TraitExtras {
  init() {}

  /// Returns the traits after applying the object's overrides.
  func applied(to traits: UITraitCollection) -> UITraitCollection { traits }
  /// Called when the traits of the object may have changed.
  func changed(to traits: UITraitCollection) {}
}
