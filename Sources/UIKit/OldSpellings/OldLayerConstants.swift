// SPDX-License-Identifier: MIT

// Constants of layers and animations from before Swift 4.2.

/// Old spelling of `CAMediaTimingFunctionName.linear`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }

/// Old spelling of `CAMediaTimingFunctionName.easeIn`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }

/// Old spelling of `CAMediaTimingFunctionName.easeOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }

/// Old spelling of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

/// Old spelling of `CAMediaTimingFunctionName.default`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }

/// Old spelling of `CAMediaTimingFillMode.forwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// Old spelling of `CAMediaTimingFillMode.backwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// Old spelling of `CAMediaTimingFillMode.both`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// Old spelling of `CAMediaTimingFillMode.removed`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// Old spelling of `CALayerContentsGravity.bottom`.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }

/// Old spelling of `CALayerContentsGravity.bottomLeft`.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }

/// Old spelling of `CALayerContentsGravity.bottomRight`.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityBottomRight: CALayerContentsGravity { CALayerContentsGravity.bottomRight }

/// Old spelling of `CALayerContentsGravity.center`.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

/// Old spelling of `CALayerContentsGravity.left`.
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }

/// Old spelling of `CALayerContentsGravity.resize`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

/// Old spelling of `CALayerContentsGravity.resizeAspect`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

/// Old spelling of `CALayerContentsGravity.resizeAspectFill`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }

/// Old spelling of `CALayerContentsGravity.right`.
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }

/// Old spelling of `CALayerContentsGravity.top`.
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }

/// Old spelling of `CALayerContentsGravity.topLeft`.
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }

/// Old spelling of `CALayerContentsGravity.topRight`.
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }

/// Old spelling of `CATransitionType.fade`.
@available(*, deprecated, renamed: "CATransitionType.fade")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// Old spelling of `CATransitionType.moveIn`.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// Old spelling of `CATransitionType.push`.
@available(*, deprecated, renamed: "CATransitionType.push")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// Old spelling of `CATransitionType.reveal`.
@available(*, deprecated, renamed: "CATransitionType.reveal")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// Old spelling of `CATransitionSubtype.fromBottom`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// Old spelling of `CATransitionSubtype.fromLeft`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// Old spelling of `CATransitionSubtype.fromRight`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// Old spelling of `CATransitionSubtype.fromTop`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// Old spelling of `CAShapeLayerLineCap.butt`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// Old spelling of `CAShapeLayerLineCap.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// Old spelling of `CAShapeLayerLineCap.square`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// Old spelling of `CAShapeLayerLineJoin.bevel`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// Old spelling of `CAShapeLayerLineJoin.miter`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// Old spelling of `CAShapeLayerLineJoin.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// Old spelling of `CAShapeLayerFillRule.evenOdd`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// Old spelling of `CAShapeLayerFillRule.nonZero`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// Old spelling of `CAAnimationCalculationMode.cubic`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }

/// Old spelling of `CAAnimationCalculationMode.cubicPaced`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAnimationCubicPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.cubicPaced }

/// Old spelling of `CAAnimationCalculationMode.discrete`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }

/// Old spelling of `CAAnimationCalculationMode.linear`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }

/// Old spelling of `CAAnimationCalculationMode.paced`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }

/// Old spelling of `CAAnimationRotationMode.rotateAuto`.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }

/// Old spelling of `CAAnimationRotationMode.rotateAutoReverse`.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode {
  CAAnimationRotationMode.rotateAutoReverse
}

/// Old spelling of `CAGradientLayerType.axial`.
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }

/// Old spelling of `CAGradientLayerType.radial`.
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }

/// Old spelling of `CAGradientLayerType.conic`.
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAGradientLayerConic: CAGradientLayerType { CAGradientLayerType.conic }

/// Old spelling of `CATextLayerAlignmentMode.center`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }

/// Old spelling of `CATextLayerAlignmentMode.justified`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }

/// Old spelling of `CATextLayerAlignmentMode.left`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }

/// Old spelling of `CATextLayerAlignmentMode.natural`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }

/// Old spelling of `CATextLayerAlignmentMode.right`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
