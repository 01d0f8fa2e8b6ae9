// SPDX-License-Identifier: MIT

// Constants of layers and animations from before Swift 4.2.

/// Old spelling of `CAMediaTimingFunctionName.linear`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
nonisolated public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }

/// Old spelling of `CAMediaTimingFunctionName.easeIn`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
nonisolated public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }

/// Old spelling of `CAMediaTimingFunctionName.easeOut`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
nonisolated public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }

/// Old spelling of `CAMediaTimingFunctionName.easeInEaseOut`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
nonisolated public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

/// Old spelling of `CAMediaTimingFunctionName.default`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
nonisolated public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }

/// Old spelling of `CAMediaTimingFillMode.forwards`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
nonisolated public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// Old spelling of `CAMediaTimingFillMode.backwards`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
nonisolated public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// Old spelling of `CAMediaTimingFillMode.both`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
nonisolated public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// Old spelling of `CAMediaTimingFillMode.removed`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
nonisolated public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// Old spelling of `CALayerContentsGravity.bottom`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
nonisolated public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }

/// Old spelling of `CALayerContentsGravity.bottomLeft`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
nonisolated public var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }

/// Old spelling of `CALayerContentsGravity.bottomRight`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
nonisolated public var kCAGravityBottomRight: CALayerContentsGravity { CALayerContentsGravity.bottomRight }

/// Old spelling of `CALayerContentsGravity.center`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
nonisolated public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

/// Old spelling of `CALayerContentsGravity.left`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
nonisolated public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }

/// Old spelling of `CALayerContentsGravity.resize`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
nonisolated public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

/// Old spelling of `CALayerContentsGravity.resizeAspect`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
nonisolated public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

/// Old spelling of `CALayerContentsGravity.resizeAspectFill`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
nonisolated public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }

/// Old spelling of `CALayerContentsGravity.right`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
nonisolated public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }

/// Old spelling of `CALayerContentsGravity.top`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
nonisolated public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }

/// Old spelling of `CALayerContentsGravity.topLeft`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
nonisolated public var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }

/// Old spelling of `CALayerContentsGravity.topRight`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
nonisolated public var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }

/// Old spelling of `CATransitionType.fade`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionType.fade")
nonisolated public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// Old spelling of `CATransitionType.moveIn`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionType.moveIn")
nonisolated public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// Old spelling of `CATransitionType.push`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionType.push")
nonisolated public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// Old spelling of `CATransitionType.reveal`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionType.reveal")
nonisolated public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// Old spelling of `CATransitionSubtype.fromBottom`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
nonisolated public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// Old spelling of `CATransitionSubtype.fromLeft`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
nonisolated public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// Old spelling of `CATransitionSubtype.fromRight`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
nonisolated public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// Old spelling of `CATransitionSubtype.fromTop`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
nonisolated public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// The key under which a layer keeps its transition.
nonisolated public var kCATransition: String { "transition" }

/// Old spelling of `CAShapeLayerLineCap.butt`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
nonisolated public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// Old spelling of `CAShapeLayerLineCap.round`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
nonisolated public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// Old spelling of `CAShapeLayerLineCap.square`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
nonisolated public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// Old spelling of `CAShapeLayerLineJoin.bevel`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
nonisolated public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// Old spelling of `CAShapeLayerLineJoin.miter`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
nonisolated public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// Old spelling of `CAShapeLayerLineJoin.round`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
nonisolated public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// Old spelling of `CAShapeLayerFillRule.evenOdd`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
nonisolated public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// Old spelling of `CAShapeLayerFillRule.nonZero`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
nonisolated public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// Old spelling of `CAAnimationCalculationMode.cubic`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
nonisolated public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }

/// Old spelling of `CAAnimationCalculationMode.cubicPaced`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
nonisolated public var kCAAnimationCubicPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.cubicPaced }

/// Old spelling of `CAAnimationCalculationMode.discrete`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
nonisolated public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }

/// Old spelling of `CAAnimationCalculationMode.linear`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
nonisolated public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }

/// Old spelling of `CAAnimationCalculationMode.paced`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
nonisolated public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }

/// Old spelling of `CAAnimationRotationMode.rotateAuto`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
nonisolated public var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }

/// Old spelling of `CAAnimationRotationMode.rotateAutoReverse`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
nonisolated public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode {
  CAAnimationRotationMode.rotateAutoReverse
}

/// Old spelling of `CAGradientLayerType.axial`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
nonisolated public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }

/// Old spelling of `CAGradientLayerType.radial`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
nonisolated public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }

/// Old spelling of `CAGradientLayerType.conic`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
nonisolated public var kCAGradientLayerConic: CAGradientLayerType { CAGradientLayerType.conic }

/// Old spelling of `CATextLayerAlignmentMode.center`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
nonisolated public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }

/// Old spelling of `CATextLayerAlignmentMode.justified`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
nonisolated public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }

/// Old spelling of `CATextLayerAlignmentMode.left`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
nonisolated public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }

/// Old spelling of `CATextLayerAlignmentMode.natural`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
nonisolated public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }

/// Old spelling of `CATextLayerAlignmentMode.right`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
nonisolated public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
