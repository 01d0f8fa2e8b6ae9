// SPDX-License-Identifier: MIT

// The C spellings of geometry, as Swift knew them before version 3.

/// The C spelling of `CGRect(x: x, y: y, width: width, height: height)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write CGRect(x: x, y: y, width: width, height: height)")
nonisolated public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The C spelling of `CGPoint(x: x, y: y)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write CGPoint(x: x, y: y)")
nonisolated public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The C spelling of `CGSize(width: width, height: height)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write CGSize(width: width, height: height)")
nonisolated public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// The C spelling of `CGVector(dx: dx, dy: dy)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write CGVector(dx: dx, dy: dy)")
nonisolated public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The C spelling of `rect.minX`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.minX")
nonisolated public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The C spelling of `rect.midX`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.midX")
nonisolated public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The C spelling of `rect.maxX`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.maxX")
nonisolated public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The C spelling of `rect.minY`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.minY")
nonisolated public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The C spelling of `rect.midY`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.midY")
nonisolated public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The C spelling of `rect.maxY`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.maxY")
nonisolated public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The C spelling of `rect.width`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.width")
nonisolated public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The C spelling of `rect.height`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.height")
nonisolated public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The C spelling of `rect.insetBy(dx: dx, dy: dy)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.insetBy(dx: dx, dy: dy)")
nonisolated public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The C spelling of `rect.offsetBy(dx: dx, dy: dy)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.offsetBy(dx: dx, dy: dy)")
nonisolated public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The C spelling of `r1.union(r2)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write r1.union(r2)")
nonisolated public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// The C spelling of `r1.intersection(r2)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write r1.intersection(r2)")
nonisolated public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// The C spelling of `r1.intersects(r2)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write r1.intersects(r2)")
nonisolated public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.intersects(r2) }

/// The C spelling of `rect.contains(point)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.contains(point)")
nonisolated public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// The C spelling of `r1.contains(r2)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write r1.contains(r2)")
nonisolated public func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }

/// The C spelling of `r1 == r2`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write r1 == r2")
nonisolated public func CGRectEqualToRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1 == r2 }

/// The C spelling of `p1 == p2`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write p1 == p2")
nonisolated public func CGPointEqualToPoint(_ p1: CGPoint, _ p2: CGPoint) -> Bool { p1 == p2 }

/// The C spelling of `s1 == s2`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write s1 == s2")
nonisolated public func CGSizeEqualToSize(_ s1: CGSize, _ s2: CGSize) -> Bool { s1 == s2 }

/// The C spelling of `rect.integral`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.integral")
nonisolated public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The C spelling of `rect.isEmpty`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.isEmpty")
nonisolated public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// The C spelling of `rect.isNull`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.isNull")
nonisolated public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// The C spelling of `rect.standardized`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.standardized")
nonisolated public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The C spelling of `CGAffineTransform(rotationAngle: angle)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write CGAffineTransform(rotationAngle: angle)")
nonisolated public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// The C spelling of `CGAffineTransform(scaleX: sx, y: sy)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write CGAffineTransform(scaleX: sx, y: sy)")
nonisolated public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// The C spelling of `CGAffineTransform(translationX: tx, y: ty)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write CGAffineTransform(translationX: tx, y: ty)")
nonisolated public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// The C spelling of `t1.concatenating(t2)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write t1.concatenating(t2)")
nonisolated public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// The C spelling of `t.rotated(by: angle)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write t.rotated(by: angle)")
nonisolated public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// The C spelling of `t.scaledBy(x: sx, y: sy)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write t.scaledBy(x: sx, y: sy)")
nonisolated public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }

/// The C spelling of `t.translatedBy(x: tx, y: ty)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write t.translatedBy(x: tx, y: ty)")
nonisolated public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ t.translatedBy(x: tx, y: ty) }

/// The C spelling of `t.inverted()`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write t.inverted()")
nonisolated public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// The C spelling of `t.isIdentity`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write t.isIdentity")
nonisolated public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// The C spelling of `UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)")
nonisolated public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{ UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// The C spelling of `rect.inset(by: insets)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write rect.inset(by: insets)")
nonisolated public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The C spelling of `insets1 == insets2`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write insets1 == insets2")
nonisolated public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}

/// The C spelling of `UIOffset(horizontal: horizontal, vertical: vertical)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "write UIOffset(horizontal: horizontal, vertical: vertical)")
nonisolated public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The C spelling of `CGPoint.zero`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CGPoint.zero")
nonisolated public var CGPointZero: CGPoint { CGPoint.zero }

/// The C spelling of `CGSize.zero`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CGSize.zero")
nonisolated public var CGSizeZero: CGSize { CGSize.zero }

/// The C spelling of `CGRect.zero`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CGRect.zero")
nonisolated public var CGRectZero: CGRect { CGRect.zero }

/// The C spelling of `CGRect.null`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CGRect.null")
nonisolated public var CGRectNull: CGRect { CGRect.null }

/// The C spelling of `CGRect.infinite`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CGRect.infinite")
nonisolated public var CGRectInfinite: CGRect { CGRect.infinite }

/// The C spelling of `CGAffineTransform.identity`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "CGAffineTransform.identity")
nonisolated public var CGAffineTransformIdentity: CGAffineTransform { .identity }
