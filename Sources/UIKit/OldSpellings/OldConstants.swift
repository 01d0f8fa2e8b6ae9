// SPDX-License-Identifier: MIT

// Constants of views, layouts and fonts from before Swift 4.2.

/// Old spelling of `UICollectionView.elementKindSectionHeader`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// Old spelling of `UICollectionView.elementKindSectionFooter`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

/// Old spelling of `UICollectionViewFlowLayout.automaticSize`.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

/// Old spelling of `UIScrollView.DecelerationRate.normal`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// Old spelling of `UIScrollView.DecelerationRate.fast`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// Old spelling of `UIEdgeInsets.zero`.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }

/// Old spelling of `UIOffset.zero`.
@available(*, deprecated, renamed: "UIOffset.zero")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIOffsetZero: UIOffset { UIOffset.zero }

/// Old spelling of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

/// Old spelling of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

/// Old spelling of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

/// Old spelling of `UILayoutPriority.fittingSizeLevel`.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { UILayoutPriority.fittingSizeLevel }

/// Old spelling of `UIWindow.Level.normal`.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// Old spelling of `UIWindow.Level.alert`.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// Old spelling of `UIWindow.Level.statusBar`.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// Old spelling of `UIFont.Weight.ultraLight`.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }

/// Old spelling of `UIFont.Weight.thin`.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }

/// Old spelling of `UIFont.Weight.light`.
@available(*, deprecated, renamed: "UIFont.Weight.light")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// Old spelling of `UIFont.Weight.regular`.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// Old spelling of `UIFont.Weight.medium`.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// Old spelling of `UIFont.Weight.semibold`.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// Old spelling of `UIFont.Weight.bold`.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// Old spelling of `UIFont.Weight.heavy`.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }

/// Old spelling of `UIFont.Weight.black`.
@available(*, deprecated, renamed: "UIFont.Weight.black")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

/// Old spelling of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// Old spelling of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// Old spelling of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
