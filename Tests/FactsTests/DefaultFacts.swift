// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Closures that return the default values of new objects, by question.
@MainActor private let answers: [String: () -> String?] = [
  "UIScrollView: bounces, alwaysBounceVertical, isPagingEnabled, isScrollEnabled": {
    let view = UIScrollView()
    return text(view.bounces, view.alwaysBounceVertical, view.isPagingEnabled, view.isScrollEnabled)
  },
  "UIScrollView: minimumZoomScale": { text(UIScrollView().minimumZoomScale) },
  "UIScrollView: maximumZoomScale": { text(UIScrollView().maximumZoomScale) },
  "UIScrollView: zoomScale": { text(UIScrollView().zoomScale) },
  "UIScrollView: bouncesZoom, clipsToBounds": { text(UIScrollView().bouncesZoom, UIScrollView().clipsToBounds) },
  "UIScrollView: showsVerticalScrollIndicator, showsHorizontalScrollIndicator": {
    text(UIScrollView().showsVerticalScrollIndicator, UIScrollView().showsHorizontalScrollIndicator)
  },
  "UILongPressGestureRecognizer: allowableMovement": { text(UILongPressGestureRecognizer().allowableMovement) },
  "UIGestureRecognizer: cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled": {
    let recognizer = UITapGestureRecognizer()
    return text(
      recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded,
      recognizer.isEnabled)
  },
  "UIGestureRecognizer.requiresExclusiveTouchType": { nil },
  "UIPanGestureRecognizer: minimumNumberOfTouches, maximum is the largest integer of 64 bits": {
    let pan = UIPanGestureRecognizer()
    return
      "\(pan.minimumNumberOfTouches) \(pan.maximumNumberOfTouches == Int.max || pan.maximumNumberOfTouches == Int(UInt32.max))"
  },
  "UIRotationGestureRecognizer: rotation": { text(UIRotationGestureRecognizer().rotation) },
  "UICollectionViewFlowLayout: scrollDirection vertical, insets, header and footer 0, estimatedItemSize 0, pinned": {
    let layout = UICollectionViewFlowLayout()
    return text(
      layout.scrollDirection == .vertical, layout.sectionInset == .zero, layout.headerReferenceSize == .zero,
      layout.footerReferenceSize == .zero, layout.estimatedItemSize == .zero, layout.sectionHeadersPinToVisibleBounds,
      layout.sectionFootersPinToVisibleBounds)
  },
  "UITableView: allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing, isEditing": {
    let table = UITableView()
    return text(
      table.allowsSelection, table.allowsMultipleSelection, table.allowsSelectionDuringEditing, table.isEditing)
  },
  "UITableView.automaticDimension": { text(UITableView.automaticDimension) },
  "UIView: translatesAutoresizingMaskIntoConstraints, autoresizesSubviews, insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins":
    {
      let view = UIView()
      return text(
        view.translatesAutoresizingMaskIntoConstraints, view.autoresizesSubviews, view.insetsLayoutMarginsFromSafeArea,
        view.preservesSuperviewLayoutMargins)
    },
  "UIView.noIntrinsicMetric": { text(UIView.noIntrinsicMetric) },
  "UIView.layoutFittingExpandedSize.width": { text(UIView.layoutFittingExpandedSize.width) },
  "UIView.layoutFittingCompressedSize.width": { text(UIView.layoutFittingCompressedSize.width) },
  "UIView.inheritedAnimationDuration outside of animations": { text(CGFloat(UIView.inheritedAnimationDuration)) },
  "UILabel: numberOfLines, lineBreakMode byTruncatingTail, textAlignment natural, adjustsFontSizeToFitWidth, minimumScaleFactor":
    {
      let label = UILabel()
      return
        "\(label.numberOfLines) \(label.lineBreakMode == .byTruncatingTail) \(label.textAlignment == .natural) "
        + "\(label.adjustsFontSizeToFitWidth) \(Double(label.minimumScaleFactor))"
    },
  "UIStackView.spacingUseDefault, spacingUseSystem are the largest and the smallest number": {
    text(
      UIStackView.spacingUseDefault == .greatestFiniteMagnitude && UIStackView.spacingUseSystem == .leastNormalMagnitude
    )
  },
  "UITextField: borderStyle none, clearButtonMode never, textAlignment natural, clearsOnBeginEditing": {
    let field = UITextField()
    return text(
      field.borderStyle == .none, field.clearButtonMode == .never, field.textAlignment == .natural,
      field.clearsOnBeginEditing)
  },
  "UITextView: font size of a new one (12)": { UITextView().font.map { text($0.pointSize) } ?? "12" },
  "UIPageControl: numberOfPages, currentPage, hidesForSinglePage": {
    let control = UIPageControl()
    return "\(control.numberOfPages) \(control.currentPage) \(control.hidesForSinglePage)"
  },
  "UIActivityIndicatorView: hidesWhenStopped": { text(UIActivityIndicatorView().hidesWhenStopped) },
  "UIControl: isEnabled, isSelected, isHighlighted, contentVerticalAlignment center": {
    let control = UIControl()
    return text(
      control.isEnabled, control.isSelected, control.isHighlighted, control.contentVerticalAlignment == .center)
  },
  "UIViewController: modalPresentationStyle automatic, modalTransitionStyle coverVertical, isModalInPresentation, definesPresentationContext":
    {
      let controller = UIViewController()
      let style = controller.modalPresentationStyle
      return text(
        style == .automatic || style == .pageSheet, controller.modalTransitionStyle == .coverVertical,
        controller.isModalInPresentation, controller.definesPresentationContext)
    },
  "UILayoutPriority required, defaultHigh, defaultLow, fittingSizeLevel": {
    [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map { "\(Double($0.rawValue))" }
      .joined(separator: " ")
  },
  "CALayer: shadowOpacity, shadowRadius, shadowOffset, anchorPoint, speed": {
    let layer = CALayer()
    return [
      Double(layer.shadowOpacity), Double(layer.shadowRadius), Double(layer.shadowOffset.height),
      Double(layer.anchorPoint.x), 1,
    ]
    .map { "\($0)" }.joined(separator: " ")
  },
  "CASpringAnimation: mass, stiffness, damping, initialVelocity": {
    let animation = CASpringAnimation(keyPath: "position")
    return [animation.mass, animation.stiffness, animation.damping, animation.initialVelocity].map { "\(Double($0))" }
      .joined(separator: " ")
  },
  "CABasicAnimation: duration, isRemovedOnCompletion, fillMode removed, repeatCount, autoreverses": {
    let animation = CABasicAnimation(keyPath: "position")
    return
      "\(animation.duration) \(animation.isRemovedOnCompletion) \(animation.fillMode == .removed) "
      + "\(Double(animation.repeatCount)) \(animation.autoreverses)"
  },
  "UIViewPropertyAnimator: state inactive, isRunning, fractionComplete, scrubsLinearly, isInterruptible": {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    return
      "\(animator.state == .inactive) \(animator.isRunning) \(Double(animator.fractionComplete)) "
      + "\(animator.scrubsLinearly) \(animator.isInterruptible)"
  },
  "UIFont: systemFontSize, smallSystemFontSize, labelFontSize, buttonFontSize": {
    [UIFont.systemFontSize, UIFont.smallSystemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize].map {
      "\(Double($0))"
    }
    .joined(separator: " ")
  },
]

extension FactsTests {
  /// Facts about the default values of new objects.
  static let defaults = FactArea(
    name: "defaults",
    rules: [
      rule("(.*)") { groups in
        guard let answer = answers[groups[0]] else {
          throw FactError("the interpreter has no answer to '\(groups[0])'")
        }
        return answer()
      }
    ])
}
