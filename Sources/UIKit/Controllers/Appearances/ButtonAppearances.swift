// SPDX-License-Identifier: MIT

/// A bar's button appearances by kind. Each appearance is created when it is first accessed.
@MainActor
final class ButtonAppearances {
  enum Kind: Int, CaseIterable { case plain, done, back }

  /// Called when an appearance changes.
  var changed: (() -> Void)?
  private var entries: [UIBarButtonItemAppearance?] = [nil, nil, nil]

  subscript(kind: Kind) -> UIBarButtonItemAppearance {
    get { entries[kind.rawValue] ?? adopt(UIBarButtonItemAppearance(style: kind == .done ? .done : .plain), kind) }
    set {
      adopt(newValue.makeCopy(), kind)
      changed?()
    }
  }

  /// Returns the appearance for the given kind, or nil if it has been neither accessed nor set.
  func stated(_ kind: Kind) -> UIBarButtonItemAppearance? { entries[kind.rawValue] }

  @discardableResult
  private func adopt(_ appearance: UIBarButtonItemAppearance, _ kind: Kind) -> UIBarButtonItemAppearance {
    entries[kind.rawValue]?.changed = nil
    entries[kind.rawValue] = appearance
    appearance.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() }
    return appearance
  }

  func take(_ other: ButtonAppearances) {
    for kind in Kind.allCases { if let entry = other.entries[kind.rawValue] { adopt(entry.makeCopy(), kind) } }
  }
}
