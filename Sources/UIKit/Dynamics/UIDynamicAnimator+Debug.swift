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
  /// grey, anchored dark), velocities, boundaries, contacts, attachments and fields. Default: false. Sprung addition.
  ///
  /// An animator without reference view draws nothing.
  public final var isDebugEnabled: Bool {
    get { debugging?.isEnabled ?? false }
    set {
      guard newValue != isDebugEnabled else { return }
      let debugging = debug()
      debugging.isEnabled = newValue
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
          "debugAnimationSpeed was set to \(Double(newValue)); it must be finite, so it is ignored.")
      }
      debug().speed = max(0, Double(newValue))
    }
  }

  #if hasFeature(Embedded)
    /// Sets "debugEnabled"; any other key is a fault and ignored.
    public final func setValue(_ value: Bool, forKey key: String) {
      if key == "debugEnabled" { isDebugEnabled = value } else { refuse(key) }
    }

    /// Sets "debugInterval", "debugAnimationSpeed" or "debugEnabled"; any other key is a fault and ignored.
    public final func setValue(_ value: Int, forKey key: String) {
      switch key {
      case "debugEnabled": isDebugEnabled = value != 0
      case "debugInterval": debugInterval = value
      default: setValue(Double(value), forKey: key)
      }
    }

    /// Sets "debugAnimationSpeed"; any other key is a fault and ignored.
    public final func setValue(_ value: Double, forKey key: String) {
      if key == "debugAnimationSpeed" { debugAnimationSpeed = CGFloat(value) } else { refuse(key) }
    }
  #else
    /// Sets "debugEnabled" (Bool), "debugInterval" (Int) or "debugAnimationSpeed" (CGFloat), which are known to be there
    /// though they are not declared on Apple's platforms. Another key, or a value of another type, is a fault and ignored.
    public final func setValue(_ value: Any?, forKey key: String) {
      let number: Double? =
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        default: nil
        }
      guard let number else { return refuse(key) }
      switch key {
      case "debugEnabled": isDebugEnabled = number != 0
      case "debugInterval":
        guard let interval = Int(exactly: number) else { return refuse(key) }
        debugInterval = interval
      case "debugAnimationSpeed": debugAnimationSpeed = CGFloat(number)
      default: refuse(key)
      }
    }
  #endif

  private func refuse(_ key: String) {
    Diagnostics.report(
      "unknownKey",
      "setValue(_:forKey:) of an animator was given the key \(key) or a value of the wrong type; there are debugEnabled "
        + "(Bool), debugInterval (Int) and debugAnimationSpeed (CGFloat).")
  }
}
