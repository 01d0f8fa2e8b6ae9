// SPDX-License-Identifier: MIT

/// The base class for the trait overrides and observers of an object. Objects with traits refer only to this class, so
/// that apps without overrides and observers do not link the code for them.
@preconcurrency @MainActor
public class _TraitExtras {
  init() {}

  /// Returns the given traits, modified by the object's overrides.
  func applied(to traits: UITraitCollection) -> UITraitCollection { traits }
  /// Called when the traits of the object may have changed.
  func changed(to traits: UITraitCollection) {}
}
