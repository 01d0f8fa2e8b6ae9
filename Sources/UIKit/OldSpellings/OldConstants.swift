// SPDX-License-Identifier: MIT

// Constants of views, layouts and fonts from before Swift 4.2.

/// Old spelling of `UICollectionView.elementKindSectionHeader`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
@MainActor public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// Old spelling of `UICollectionView.elementKindSectionFooter`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
@MainActor public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

/// Old spelling of `UICollectionViewFlowLayout.automaticSize`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

/// Old spelling of `UIScrollView.DecelerationRate.normal`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
nonisolated public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// Old spelling of `UIScrollView.DecelerationRate.fast`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
nonisolated public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// Old spelling of `UIEdgeInsets.zero`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
nonisolated public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }

/// Old spelling of `UIOffset.zero`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIOffset.zero")
nonisolated public var UIOffsetZero: UIOffset { UIOffset.zero }

/// Old spelling of `UILayoutPriority.required`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UILayoutPriority.required")
nonisolated public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

/// Old spelling of `UILayoutPriority.defaultHigh`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
nonisolated public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

/// Old spelling of `UILayoutPriority.defaultLow`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
nonisolated public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

/// Old spelling of `UILayoutPriority.fittingSizeLevel`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
nonisolated public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { UILayoutPriority.fittingSizeLevel }

/// Old spelling of `UIWindow.Level.normal`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIWindow.Level.normal")
nonisolated public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// Old spelling of `UIWindow.Level.alert`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIWindow.Level.alert")
nonisolated public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// Old spelling of `UIWindow.Level.statusBar`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
nonisolated public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// Old spelling of `UIFont.Weight.ultraLight`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
nonisolated public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }

/// Old spelling of `UIFont.Weight.thin`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.thin")
nonisolated public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }

/// Old spelling of `UIFont.Weight.light`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.light")
nonisolated public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// Old spelling of `UIFont.Weight.regular`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.regular")
nonisolated public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// Old spelling of `UIFont.Weight.medium`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.medium")
nonisolated public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// Old spelling of `UIFont.Weight.semibold`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
nonisolated public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// Old spelling of `UIFont.Weight.bold`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.bold")
nonisolated public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// Old spelling of `UIFont.Weight.heavy`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
nonisolated public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }

/// Old spelling of `UIFont.Weight.black`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIFont.Weight.black")
nonisolated public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

/// Old spelling of `UIView.noIntrinsicMetric`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// Old spelling of `UIView.layoutFittingCompressedSize`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// Old spelling of `UIView.layoutFittingExpandedSize`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
