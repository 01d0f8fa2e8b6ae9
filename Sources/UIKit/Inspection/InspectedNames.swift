// SPDX-License-Identifier: MIT

/// What things are called, by the classes of the library: Embedded Swift keeps no names of classes.
enum InspectedNames {
  static func name(of view: UIView) -> String {
    if let control = view as? UIControl { return name(of: control) }
    if view is UIWindow { return "UIWindow" }
    if view is UILabel { return "UILabel" }
    if view is UIImageView { return "UIImageView" }
    if view is UICollectionViewCell { return "UICollectionViewCell" }
    if view is UICollectionReusableView { return "UICollectionReusableView" }
    if view is UICollectionView { return "UICollectionView" }
    if view is UITableViewCell { return "UITableViewCell" }
    if view is UITableView { return "UITableView" }
    if view is UITextView { return "UITextView" }
    if view is UIScrollView { return "UIScrollView" }
    if view is UINavigationBar { return "UINavigationBar" }
    if view is UIToolbar { return "UIToolbar" }
    if view is UIStackView { return "UIStackView" }
    if view is UIVisualEffectView { return "UIVisualEffectView" }
    return "UIView"
  }

  private static func name(of control: UIControl) -> String {
    if control is UIButton { return "UIButton" }
    if control is UISwitch { return "UISwitch" }
    if control is UISlider { return "UISlider" }
    if control is UISegmentedControl { return "UISegmentedControl" }
    if control is UIPageControl { return "UIPageControl" }
    if control is UITextField { return "UITextField" }
    return "UIControl"
  }

  static func name(of layer: CALayer) -> String {
    if layer is CAShapeLayer { return "CAShapeLayer" }
    if layer is CAGradientLayer { return "CAGradientLayer" }
    if layer is CATextLayer { return "CATextLayer" }
    return "CALayer"
  }

  static func name(of behavior: UIDynamicBehavior) -> String {
    if behavior is UIAttachmentBehavior { return "UIAttachmentBehavior" }
    if behavior is UIGravityBehavior { return "UIGravityBehavior" }
    if behavior is UICollisionBehavior { return "UICollisionBehavior" }
    if behavior is UIDynamicItemBehavior { return "UIDynamicItemBehavior" }
    if behavior is UISnapBehavior { return "UISnapBehavior" }
    if behavior is UIPushBehavior { return "UIPushBehavior" }
    if behavior is UIFieldBehavior { return "UIFieldBehavior" }
    return "UIDynamicBehavior"
  }
}
