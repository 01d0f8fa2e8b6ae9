// SPDX-License-Identifier: MIT

import UIKit

/// A settable numeric property of an object.
struct NumberSetter {
  let name: String
  let object: AnyObject
  let get: @MainActor () -> Double
  let set: @MainActor (Double) -> Void
}

/// Returns setters for numeric properties of a class. Each setter uses its own instance.
@MainActor func setters<Object: AnyObject>(
  _ make: () -> Object, _ paths: [String: ReferenceWritableKeyPath<Object, CGFloat>]
) -> [NumberSetter] {
  paths.map { name, path in
    let object = make()
    return NumberSetter(
      name: "\(Object.self).\(name)", object: object, get: { Double(object[keyPath: path]) },
      set: { object[keyPath: path] = CGFloat($0) })
  }
}

/// Returns setters for 32-bit properties of a class. Each setter uses its own instance.
@MainActor func setters<Object: AnyObject>(
  _ make: () -> Object, floats paths: [String: ReferenceWritableKeyPath<Object, Float>]
) -> [NumberSetter] {
  paths.map { name, path in
    let object = make()
    return NumberSetter(
      name: "\(Object.self).\(name)", object: object, get: { Double(object[keyPath: path]) },
      set: { object[keyPath: path] = Float($0) }
    )
  }
}

extension NumberSetter {
  /// Whether the property belongs to a behavior or an animator.
  var isOfDynamics: Bool { object is UIDynamicBehavior || object is UIDynamicAnimator }

  /// The numeric properties of views, layers, layouts, gestures, behaviors and text.
  @MainActor static var all: [NumberSetter] {
    (views + layers + layouts + gestures + dynamics + texts).sorted { $0.name < $1.name }
  }

  @MainActor private static var views: [NumberSetter] {
    let view = { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let scroll = { () -> UIScrollView in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 500, height: 500)
      return view
    }
    let label = { UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    return setters(
      view,
      [
        "frame.x": \.frame.origin.x, "frame.width": \.frame.size.width, "bounds.y": \.bounds.origin.y,
        "bounds.height": \.bounds.size.height, "center.x": \.center.x, "alpha": \.alpha, "transform.a": \.transform.a,
        "transform.ty": \.transform.ty, "layoutMargins.left": \.layoutMargins.left,
        "directionalLayoutMargins.leading": \.directionalLayoutMargins.leading, "anchorPoint.y": \.anchorPoint.y,

      ])
      + setters(
        scroll,
        [
          "contentOffset.y": \.contentOffset.y, "contentSize.width": \.contentSize.width,
          "contentInset.top": \.contentInset.top, "minimumZoomScale": \.minimumZoomScale,
          "maximumZoomScale": \.maximumZoomScale, "zoomScale": \.zoomScale,
          "verticalScrollIndicatorInsets.top": \.verticalScrollIndicatorInsets.top,
        ])
      + setters(
        label, ["minimumScaleFactor": \.minimumScaleFactor, "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth])
      + setters({ UIStackView() }, ["spacing": \.spacing])
      + setters({ UITextField() }, ["minimumFontSize": \.minimumFontSize])
      + setters(
        { UISlider() }, floats: ["value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue])
      + setters({ UIProgressView(progressViewStyle: .default) }, floats: ["progress": \.progress])
  }

  @MainActor private static var layers: [NumberSetter] {
    setters(
      { CALayer() },
      [
        "bounds.width": \.bounds.size.width, "position.x": \.position.x, "anchorPoint.x": \.anchorPoint.x,
        "anchorPointZ": \.anchorPointZ, "zPosition": \.zPosition, "cornerRadius": \.cornerRadius,
        "contentsScale": \.contentsScale, "rasterizationScale": \.rasterizationScale, "frame.y": \.frame.origin.y,
        "borderWidth": \.borderWidth, "shadowOffset.width": \.shadowOffset.width, "shadowRadius": \.shadowRadius,
      ])
      + setters(
        { CALayer() },
        floats: [
          "opacity": \.opacity, "shadowOpacity": \.shadowOpacity, "speed": \.speed, "repeatCount": \.repeatCount,
        ])
      + setters(
        { CAShapeLayer() },
        [
          "lineWidth": \.lineWidth, "miterLimit": \.miterLimit, "lineDashPhase": \.lineDashPhase,
          "strokeStart": \.strokeStart, "strokeEnd": \.strokeEnd,
        ])
      + setters({ CAGradientLayer() }, ["startPoint.x": \.startPoint.x, "endPoint.y": \.endPoint.y])
      + setters(
        { CASpringAnimation(keyPath: "position.x") },
        [
          "mass": \.mass, "stiffness": \.stiffness, "damping": \.damping, "initialVelocity": \.initialVelocity,
        ])
      + setters({ CABasicAnimation(keyPath: "opacity") }, floats: ["speed": \.speed, "repeatCount": \.repeatCount])
      + setters({ CATextLayer() }, ["fontSize": \.fontSize])
  }

  @MainActor private static var layouts: [NumberSetter] {
    setters(
      { UICollectionViewFlowLayout() },
      [
        "itemSize.width": \.itemSize.width, "estimatedItemSize.height": \.estimatedItemSize.height,
        "minimumLineSpacing": \.minimumLineSpacing, "minimumInteritemSpacing": \.minimumInteritemSpacing,
        "sectionInset.left": \.sectionInset.left, "headerReferenceSize.height": \.headerReferenceSize.height,
        "footerReferenceSize.width": \.footerReferenceSize.width,
      ])
      + setters(
        { UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)) },
        [
          "center.y": \.center.y, "size.width": \.size.width, "frame.height": \.frame.size.height,
          "bounds.width": \.bounds.size.width, "transform.b": \.transform.b, "alpha": \.alpha,
        ])
      + setters({ UICollectionViewCompositionalLayoutConfiguration() }, ["interSectionSpacing": \.interSectionSpacing])
  }

  @MainActor private static var gestures: [NumberSetter] {
    setters({ UIPinchGestureRecognizer() }, ["scale": \.scale])
      + setters({ UIRotationGestureRecognizer() }, ["rotation": \.rotation])
      + setters({ UILongPressGestureRecognizer() }, ["allowableMovement": \.allowableMovement])
  }

  @MainActor private static var dynamics: [NumberSetter] {
    let item = TestItem()
    let animator = UIDynamicAnimator()
    return setters(
      { UIDynamicItemBehavior(items: [item]) },
      [
        "elasticity": \.elasticity, "friction": \.friction, "density": \.density, "resistance": \.resistance,
        "angularResistance": \.angularResistance, "charge": \.charge,
      ])
      + setters(
        { UIGravityBehavior(items: [item]) },
        ["gravityDirection.dx": \.gravityDirection.dx, "angle": \.angle, "magnitude": \.magnitude])
      + setters(
        { UIPushBehavior(items: [item], mode: .continuous) },
        ["angle": \.angle, "magnitude": \.magnitude, "pushDirection.dy": \.pushDirection.dy])
      + setters(
        { UISnapBehavior(item: item, snapTo: .zero) }, ["snapPoint.x": \.snapPoint.x, "damping": \.damping])
      + setters(
        { makeSpring(item, to: .zero, frequency: 1, damping: 1) },
        [
          "anchorPoint.x": \.anchorPoint.x, "length": \.length, "damping": \.damping, "frequency": \.frequency,
          "frictionTorque": \.frictionTorque,
        ])
      + setters(
        { UIFieldBehavior.radialGravityField(position: .zero) },
        [
          "position.y": \.position.y, "strength": \.strength, "falloff": \.falloff, "minimumRadius": \.minimumRadius,
        ])
      + setters(
        { UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 1) },
        ["smoothness": \.smoothness, "animationSpeed": \.animationSpeed])
      + setters(
        { UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1)) }, ["direction.dx": \.direction.dx])
      + setters({ animator }, ["debugAnimationSpeed": \.debugAnimationSpeed])
  }

  @MainActor private static var texts: [NumberSetter] {
    setters(
      { NSMutableParagraphStyle() },
      [
        "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
        "paragraphSpacingBefore": \.paragraphSpacingBefore, "firstLineHeadIndent": \.firstLineHeadIndent,
        "headIndent": \.headIndent, "tailIndent": \.tailIndent, "minimumLineHeight": \.minimumLineHeight,
        "maximumLineHeight": \.maximumLineHeight, "lineHeightMultiple": \.lineHeightMultiple,
        "defaultTabInterval": \.defaultTabInterval,
      ])
      + setters({ NSShadow() }, ["shadowBlurRadius": \.shadowBlurRadius])
      + setters({ UIBezierPath() }, ["lineWidth": \.lineWidth, "miterLimit": \.miterLimit])
  }
}
