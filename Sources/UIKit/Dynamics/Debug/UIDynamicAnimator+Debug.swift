// SPDX-License-Identifier: MIT

/// Debug settings, which can only be accessed with key-value coding on Apple's platforms.
extension UIDynamicAnimator {
  private func debug() -> DynamicsDebugging {
    if let debugging { return debugging }
    let made = DynamicsDebugging()
    debugging = made
    return made
  }

  /// Whether an overlay in the reference view shows the animator's state: outlines of items (blue if moving, gray if
  /// resting, dark if anchored), velocities, boundaries, contacts, attachments and fields. Default: false.
  /// Sprung addition.
  ///
  /// The property has no effect if the animator has no reference view.
  public final var isDebugEnabled: Bool {
    get { debugging?.isEnabled ?? false }
    set {
      guard newValue != isDebugEnabled else { return }
      let debugging = debug()
      debugging.isEnabled = newValue
      parts.contacts.beganHandler =
        newValue ? { debugging.contacts.append((point: $0, time: $1)) } : nil
      if newValue { debugging.redraw(self) } else { debugging.remove() }
    }
  }

  /// The number of ticks after which the overlay is redrawn. Values less than 1 are treated as 1. Default: 1. Sprung
  /// addition.
  public final var debugInterval: Int {
    get { debugging?.interval ?? 1 }
    set { debug().interval = max(1, newValue) }
  }

  /// The speed of the animator's time; for example, 0.1 results in slow motion. The speed affects the clock but not the
  /// duration of a step, so trajectories do not change. Negative values are treated as 0. A value that is not finite is
  /// ignored and reported as a fault. Default: 1. Sprung addition.
  public final var debugAnimationSpeed: CGFloat {
    get { CGFloat(debugging?.speed ?? 1) }
    set {
      guard newValue.isFinite else {
        return Diagnostics.report(
          "nonFiniteValue",
          "debugAnimationSpeed was set to \(Double(newValue)), which is not finite and is ignored.")
      }
      debug().speed = max(0, Double(newValue))
    }
  }

  /// Returns the content of the overlay, optionally without fields.
  final func debugDrawing(withFields: Bool = true) -> DynamicsDrawing {
    OverlayCollector(parts, debugging?.contacts ?? []).drawing(withFields: withFields)
  }

  final func refuse(_ key: String) {
    Diagnostics.report(
      "unknownKey",
      "setValue(_:forKey:) of an animator does not support the key \(key), or the value has the wrong type. The keys "
        + "are debugEnabled (Bool), debugInterval (Int) and debugAnimationSpeed (CGFloat).")
  }
}
