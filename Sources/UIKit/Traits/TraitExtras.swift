// SPDX-License-Identifier: MIT

/// The trait overrides and observers of one object: a base class, so that programs without them do not contain their code.
@preconcurrency @MainActor
public class _TraitExtras {
  init() {}

  /// The traits of the object in circumstances.
  func applied(to traits: UITraitCollection) -> UITraitCollection { traits }
  /// The traits of the object may have changed.
  func changed(to traits: UITraitCollection) {}
}
