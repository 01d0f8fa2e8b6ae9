// SPDX-License-Identifier: MIT

import SprungModels

/// The two indicators at the edges of a scroll view. The layers of the indicators are created when the indicators are
/// first displayed.
struct ScrollIndicators {
  private(set) var horizontal: CALayer?
  private(set) var vertical: CALayer?
  /// The number of seconds since the content came to rest.
  private(set) var idleTime = 0.0
  /// The opacity from 0 (invisible) to 1.
  private(set) var opacity = 0.0

  /// Returns whether the indicators are still visible and need frames, although the content is at rest.
  func isFading(whileIdle isIdle: Bool) -> Bool { isIdle && opacity > 0 }

  /// Returns the indicator layer of an axis. The layer is created on first use.
  mutating func layer(_ axis: ScrollAxis) -> CALayer {
    if let layer = axis == .horizontal ? horizontal : vertical { return layer }
    let layer = CALayer()
    layer.animatesItself = false
    layer.cornerRadius = UIKitTuning.indicatorThickness / 2
    if axis == .horizontal { horizontal = layer } else { vertical = layer }
    return layer
  }

  /// Makes both indicators fully opaque.
  mutating func show() {
    idleTime = 0
    setOpacity(1)
  }

  /// Advances the time by `step` seconds. After the content has come to rest, the indicators stay visible briefly and
  /// then fade.
  mutating func advance(_ step: Double, isIdle: Bool) {
    guard opacity > 0 else { return }
    guard isIdle else {
      idleTime = 0
      setOpacity(1)
      return
    }
    idleTime += step
    let faded = (idleTime - UIKitTuning.indicatorIdleTime) / UIKitTuning.indicatorFadeDuration
    setOpacity(min(1, max(0, 1 - faded)))
  }

  private mutating func setOpacity(_ value: Double) {
    opacity = value < ModelsTuning.roundingTolerance ? 0 : value
    horizontal?.opacity = Float(opacity)
    vertical?.opacity = Float(opacity)
  }
}

extension UIScrollView {
  /// Shows the indicators of the axes along which the content can scroll.
  final func showIndicators() {
    indicators.show()
    layOutIndicators()
    FrameScheduler.shared.add(self, phase: .scrolling)
  }

  /// Requests the frames needed for fading the indicators.
  final func keepIndicatorsFading() {
    guard indicators.opacity > 0 else { return }
    movedUntil = max(movedUntil, AppContext.shared.currentTime)
    FrameScheduler.shared.add(self, phase: .scrolling)
  }

  final func fadeIndicators(_ step: Double) { indicators.advance(step, isIdle: isAtRest) }

  /// Positions the indicators for the current offset if they are visible.
  final func layOutIndicators() {
    guard indicators.opacity > 0 else { return }
    layOut(.horizontal, isWanted: showsHorizontalScrollIndicator, insets: adjusted(horizontalScrollIndicatorInsets))
    layOut(.vertical, isWanted: showsVerticalScrollIndicator, insets: adjusted(verticalScrollIndicatorInsets))
  }

  /// Returns the insets of an indicator, including the safe area.
  private func adjusted(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets, contentInsetAdjustmentBehavior != .never else { return insets }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: insets.top + safe.top, left: insets.left + safe.left, bottom: insets.bottom + safe.bottom,
      right: insets.right + safe.right)
  }

  private func layOut(_ axis: ScrollAxis, isWanted: Bool, insets: UIEdgeInsets) {
    let range = offsetRange
    let margin = UIKitTuning.indicatorMargin
    let track = bounds.size[axis] - insets.start(axis) - insets.end(axis) - 2 * margin
    guard isWanted, range.overflows(axis), track > 0 else {
      (axis == .horizontal ? indicators.horizontal : indicators.vertical)?.isHidden = true
      return
    }
    let bar = indicators.layer(axis)
    // The indicators are the last sublayers, so that they are drawn in front of other content with the same z position.
    if layer.children.last !== bar, bar.superlayer == nil || layer.children.dropLast().last !== bar {
      layer.addSublayer(bar)
    }
    let paint = indicatorColor
    if bar.backgroundColor != paint { bar.backgroundColor = paint }
    bar.isHidden = false
    bar.opacity = Float(indicators.opacity)
    let viewport = min(bounds.size[axis], contentSize[axis])
    let shape = ScrollPhysics.Indicator(
      offset: contentOffset[axis], range: range[axis], viewport: viewport, track: track)
    let thickness = UIKitTuning.indicatorThickness
    let along = contentOffset[axis] + insets.start(axis) + margin + shape.start
    if axis == .horizontal {
      let across = bounds.maxY - insets.bottom - margin - thickness
      bar.frame = CGRect(x: along, y: across, width: shape.length, height: thickness)
    } else {
      let across = bounds.maxX - insets.right - margin - thickness
      bar.frame = CGRect(x: across, y: along, width: thickness, height: shape.length)
    }
  }

  private var indicatorColor: CGColor {
    switch indicatorStyle {
    case .default: return ScrollIndicatorPaint.gray
    case .black: return ScrollIndicatorPaint.black
    case .white: return ScrollIndicatorPaint.white
    }
  }
}

/// The colors of the indicators, created once.
enum ScrollIndicatorPaint {
  static let gray = CGColor(gray: 0.5, alpha: 0.6)
  static let black = CGColor(gray: 0, alpha: 0.45)
  static let white = CGColor(gray: 1, alpha: 0.55)
}
