// SPDX-License-Identifier: MIT

/// Something that is shown in circumstances that can change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The circumstances.
  var traitCollection: UITraitCollection { get }
  /// The circumstances have changed; nil when the old ones are not known.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
