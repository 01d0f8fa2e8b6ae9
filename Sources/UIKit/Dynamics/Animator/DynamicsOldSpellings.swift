// SPDX-License-Identifier: MIT

// Names of UIKit Dynamics members from before Swift 3, which older code and tutorials use.

extension UIDynamicAnimator {
  /// Old spelling of `updateItem(usingCurrentState:)`.
  @available(*, deprecated, renamed: "updateItem(usingCurrentState:)")
  public final func updateItemUsingCurrentState(_ item: any UIDynamicItem) { updateItem(usingCurrentState: item) }

  /// Old spelling of `items(in:)`.
  @available(*, deprecated, renamed: "items(in:)")
  public final func itemsInRect(_ rect: CGRect) -> [any UIDynamicItem] { items(in: rect) }
}

extension UIDynamicItemBehavior {
  /// Old spelling of `addLinearVelocity(_:for:)`, in pt/s.
  @available(*, deprecated, renamed: "addLinearVelocity(_:for:)")
  public final func addLinearVelocity(_ velocity: CGPoint, forItem item: any UIDynamicItem) {
    addLinearVelocity(velocity, for: item)
  }

  /// Old spelling of `addAngularVelocity(_:for:)`, in rad/s.
  @available(*, deprecated, renamed: "addAngularVelocity(_:for:)")
  public final func addAngularVelocity(_ velocity: CGFloat, forItem item: any UIDynamicItem) {
    addAngularVelocity(velocity, for: item)
  }
}

extension UISnapBehavior {
  /// Old spelling of `init(item:snapTo:)`.
  @available(*, deprecated, renamed: "init(item:snapTo:)")
  public convenience init(item: any UIDynamicItem, snapToPoint point: CGPoint) {
    self.init(item: item, snapTo: point)
  }
}

extension UIAttachmentBehavior {
  /// Old spelling of `init(item:attachedTo:)`.
  @available(*, deprecated, renamed: "init(item:attachedTo:)")
  public convenience init(item: any UIDynamicItem, attachedToItem item2: any UIDynamicItem) {
    self.init(item: item, attachedTo: item2)
  }
}

extension UICollisionBehavior {
  /// Old spelling of `setTranslatesReferenceBoundsIntoBoundary(with:)`.
  @available(*, deprecated, renamed: "setTranslatesReferenceBoundsIntoBoundary(with:)")
  public final func setTranslatesReferenceBoundsIntoBoundaryWithInsets(_ insets: UIEdgeInsets) {
    setTranslatesReferenceBoundsIntoBoundary(with: insets)
  }
}

nonisolated extension UIRegion {
  /// Old spelling of `infinite`.
  @available(*, deprecated, renamed: "infinite")
  public static func infiniteRegion() -> UIRegion { infinite }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Old spelling of `UIFloatRange.zero`.
@available(*, deprecated, renamed: "UIFloatRange.zero")
nonisolated public let UIFloatRangeZero = UIFloatRange.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Old spelling of `UIFloatRange.infinite`.
@available(*, deprecated, renamed: "UIFloatRange.infinite")
nonisolated public let UIFloatRangeInfinite = UIFloatRange.infinite

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Old spelling of `UIFloatRange.isInfinite`.
@available(*, deprecated, renamed: "getter:UIFloatRange.isInfinite(self:)")
nonisolated public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Old spelling of `==`.
@available(*, deprecated, message: "Use ==.")
nonisolated public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Old spelling of `UIFloatRange.init(minimum:maximum:)`.
@available(*, deprecated, renamed: "UIFloatRange.init(minimum:maximum:)")
nonisolated public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}
