// SPDX-License-Identifier: MIT

/// The arrangement of the columns in an expanded split view.
struct SplitArrangement: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  var mode: Mode
  var behavior: Behavior

  /// Whether columns cover the secondary column.
  var isOverlay: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  /// Returns whether the secondary column is partly off screen.
  func isDisplaced(inTriple isTriple: Bool) -> Bool {
    mode == .twoDisplaceSecondary || !isTriple && mode == .oneBesideSecondary && behavior == .displace
  }

  /// Returns the visible columns other than the secondary column.
  func columns(inTriple isTriple: Bool) -> [UISplitViewController.Column] {
    switch mode {
    case .automatic, .secondaryOnly: return []
    case .oneBesideSecondary, .oneOverSecondary: return [isTriple ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return isTriple ? [.primary, .supplementary] : [.primary]
    }
  }
}

/// Computes the arrangements of a split view: the preferred one, and those that result from showing or hiding columns.
struct SplitRules {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  let isTriple: Bool
  let isLandscape: Bool
  /// Whether two more columns fit next to the secondary column.
  let fitsTwo: Bool
  let preferredMode: Mode
  let preferredBehavior: Behavior

  /// The behavior for modes that do not determine one. It is determined by the preferred mode, the preferred behavior
  /// or the orientation, in this order.
  var standardBehavior: Behavior {
    switch preferredMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: break
    }
    if preferredBehavior != .automatic { return preferredBehavior }
    guard isLandscape else { return .overlay }
    return isTriple && !fitsTwo ? .displace : .tile
  }

  /// The arrangement that the application prefers, adapted to the available space.
  var preferred: SplitArrangement {
    guard preferredMode == .automatic else { return arrangement(of: preferredMode) }
    let behavior = standardBehavior
    let isShown = behavior == .tile || behavior == .displace && isTriple
    return SplitArrangement(mode: isShown ? .oneBesideSecondary : .secondaryOnly, behavior: behavior)
  }

  /// Returns the arrangement for the given display mode, or the closest one that the style and the width permit.
  func arrangement(of mode: Mode) -> SplitArrangement {
    switch mode {
    case .automatic: return preferred
    case .secondaryOnly: return SplitArrangement(mode: mode, behavior: standardBehavior)
    case .oneBesideSecondary:
      return SplitArrangement(mode: mode, behavior: standardBehavior == .displace ? .displace : .tile)
    case .twoBesideSecondary:
      return SplitArrangement(mode: isTriple && fitsTwo ? mode : .oneBesideSecondary, behavior: .tile)
    case .oneOverSecondary: return SplitArrangement(mode: mode, behavior: .overlay)
    case .twoOverSecondary:
      return SplitArrangement(mode: isTriple ? mode : .oneOverSecondary, behavior: .overlay)
    case .twoDisplaceSecondary:
      return SplitArrangement(mode: isTriple ? mode : .oneBesideSecondary, behavior: .displace)
    }
  }

  /// Returns the given arrangement if it fits, and otherwise the closest arrangement that fits.
  func fitted(_ arrangement: SplitArrangement) -> SplitArrangement {
    guard arrangement.mode == .twoBesideSecondary, !(isTriple && fitsTwo) else { return arrangement }
    return self.arrangement(of: .oneBesideSecondary)
  }

  /// Returns the arrangement after the given column is shown.
  func showing(_ column: Column, in now: SplitArrangement) -> SplitArrangement {
    if column == .secondary { return uncovered(now) }
    guard column == .primary || column == .supplementary && isTriple,
      !now.columns(inTriple: isTriple).contains(column)
    else { return now }
    let isSecond = isTriple && column == .primary
    switch standardBehavior {
    case .overlay: return arrangement(of: isSecond ? .twoOverSecondary : .oneOverSecondary)
    case .displace: return arrangement(of: isSecond ? .twoDisplaceSecondary : .oneBesideSecondary)
    case .tile, .automatic:
      guard isSecond else { return arrangement(of: .oneBesideSecondary) }
      return arrangement(of: fitsTwo ? .twoBesideSecondary : .twoOverSecondary)
    }
  }

  /// Returns the arrangement after the given column is hidden.
  func hiding(_ column: Column, in now: SplitArrangement) -> SplitArrangement {
    guard now.columns(inTriple: isTriple).contains(column) else { return now }
    guard isTriple, column == .primary else { return arrangement(of: .secondaryOnly) }
    let staysOver = now.mode == .twoOverSecondary && standardBehavior == .overlay
    return arrangement(of: staysOver ? .oneOverSecondary : .oneBesideSecondary)
  }

  /// Returns the arrangement in which the secondary column is neither covered nor displaced.
  func uncovered(_ now: SplitArrangement) -> SplitArrangement {
    if now.isOverlay {
      let keepsOne = isTriple && now.mode == .twoOverSecondary && standardBehavior != .overlay
      return arrangement(of: keepsOne ? .oneBesideSecondary : .secondaryOnly)
    }
    guard now.isDisplaced(inTriple: isTriple) else { return now }
    return arrangement(of: isTriple ? .oneBesideSecondary : .secondaryOnly)
  }

  /// Returns the arrangement after the next column is revealed from the edge, or nil if all columns are visible.
  func revealing(in now: SplitArrangement) -> SplitArrangement? {
    let visible = now.columns(inTriple: isTriple)
    if isTriple, !visible.contains(.supplementary) { return showing(.supplementary, in: now) }
    return visible.contains(.primary) ? nil : showing(.primary, in: now)
  }

  /// Returns the arrangement after the display mode button is pressed.
  func toggled(_ now: SplitArrangement) -> SplitArrangement { revealing(in: now) ?? hiding(.primary, in: now) }
}
