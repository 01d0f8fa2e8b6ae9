// SPDX-License-Identifier: MIT

/// The debug facilities, which on Apple's platforms are reached by key-value coding alone.
extension UIDynamicAnimator {
  private func debug() -> DynamicsDebugging {
    if let debugging { return debugging }
    let made = DynamicsDebugging()
    debugging = made
    return made
  }

  /// Whether an overlay in the reference view shows what the animator knows: the outlines of items (moving blue, resting
  /// gray, anchored dark), velocities, boundaries, contacts, attachments and fields. Default: false. Sprung addition.
  ///
  /// An animator without reference view draws nothing.
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

  /// In how many ticks the overlay is drawn once; less than 1 counts as 1. Default: 1. Sprung addition.
  public final var debugInterval: Int {
    get { debugging?.interval ?? 1 }
    set { debug().interval = max(1, newValue) }
  }

  /// How fast the animator's time passes: 0.1 is slow motion. It changes the clock and not the steps, so the path is the
  /// same. Default: 1. Negative counts as 0; not finite is a fault and ignored. Sprung addition.
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

  /// The content of the overlay, without the fields if they need not be redrawn.
  final func debugDrawing(withFields: Bool = true) -> DynamicsDrawing {
    OverlayCollector(parts, debugging?.contacts ?? []).drawing(withFields: withFields)
  }

  final func refuse(_ key: String) {
    Diagnostics.report(
      "unknownKey",
      "Unknown key \(key), or a value of the wrong type, in setValue(_:forKey:) of an animator. The keys are debugEnabled "
        + "(Bool), debugInterval (Int) and debugAnimationSpeed (CGFloat).")
  }
}
