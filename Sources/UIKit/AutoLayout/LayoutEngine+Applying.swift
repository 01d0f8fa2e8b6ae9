// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Takes over what sizes, insets and texts are now, and marks the superviews of what moves for layout.
  func update() {
    guard !isUpdating, !isOver else { return }
    isUpdating = true
    defer { isUpdating = false }
    dropOrphans()
    for item in items where item.mayHaveOtherNaturalSize {
      item.mayHaveOtherNaturalSize = false
      remeasure(item)
    }
    followGeometry()
    measureTexts()
    isDirty = false
    for item in items {
      guard item !== rootItem, let view = item.nearestView, let parent = item.guide == nil ? view.superview : view
      else { continue }
      let place = frame(of: item, in: parent)
      guard place != item.lastFrame else { continue }
      item.lastFrame = place
      parent.setNeedsLayout()
    }
  }

  /// Moves the constants of generated constraints to where the geometry is.
  private func followGeometry() {
    var isAnyBroken = false
    for constraint in generated where !constraint.kind.isIntrinsic {
      let wanted = -Double(constant(constraint.kind, constraint.item, constraint.parent))
      guard wanted != solver.constant(of: constraint.handle) else { continue }
      isAnyBroken = true
      for _ in 0..<entries.count + 1 {
        let culprits = solver.setConstant(wanted, of: constraint.handle)
        if culprits.isEmpty || !giveWay(culprits) { break }
      }
    }
    // With other sizes what contradicted may fit again.
    if isAnyBroken, !broken.isEmpty {
      let again = broken
      broken = []
      for constraint in again { enter(constraint) }
    }
  }

  /// Texts of several lines are as high as their lines at the width that they got.
  func measureTexts() {
    for _ in 0..<UIKitTuning.textHeightRounds {
      var hasChanged = false
      for item in items {
        guard let label = item.view as? UILabel, label.breaksLinesAtLayoutWidth, let variables = item.variables,
          item.intrinsic.height >= 0
        else { continue }
        let width = CGFloat(solver.value(of: variables.width))
        let natural = label.naturalLayoutSize
        let isNarrower = width > 0 && width < natural.width
        let height = isNarrower ? label.sizeThatFits(CGSize(width: width, height: 0)).height : natural.height
        guard height != item.intrinsic.height else { continue }
        item.intrinsic.height = height
        setIntrinsic(of: item)
        hasChanged = true
      }
      if !hasChanged { return }
    }
  }

  /// A view's natural size may be another one.
  func remeasure(_ item: LayoutItem) {
    guard let view = item.view else { return }
    let size = view.naturalLayoutSize
    guard size != item.intrinsic else { return }
    if (size.width < 0) != (item.intrinsic.width < 0) || (size.height < 0) != (item.intrinsic.height < 0) {
      renewIntrinsic(of: item)
      return
    }
    item.intrinsic = size
    setIntrinsic(of: item)
    markDirty()
  }

  private func setIntrinsic(of item: LayoutItem) {
    for constraint in generated where constraint.item === item && constraint.kind.isIntrinsic {
      solver.setConstant(-Double(constant(constraint.kind, item, nil)), of: constraint.handle)
    }
  }

  // MARK: Frames

  /// Gives the subviews of a view their frames.
  static func layOutSubviews(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    storage.engine?.update()
    guard let engine = storage.engine ?? storage.item.engine else { return }
    for subview in view.subviews where !subview.isFramedByOwner {
      guard let item = subview.layoutStorage?.item, item.engine === engine else { continue }
      subview.take(layoutFrame: engine.frame(of: item, in: view))
    }
    if let scrollView = view as? UIScrollView, let guide = scrollView.contentGuideIfMade,
      guide.layoutItem.engine === engine
    {
      let size = engine.frame(of: guide.layoutItem, in: view).size
      if scrollView.contentSize != size { scrollView.contentSize = size }
    }
  }
}

extension UIView {
  /// Takes a rectangle of the superview, with edges on whole pixels.
  final func take(layoutFrame: CGRect) {
    let scale = max(1, UIScreen.main.scale)
    func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let left = onPixel(layoutFrame.minX)
    let top = onPixel(layoutFrame.minY)
    let aligned = CGRect(
      x: left, y: top, width: onPixel(layoutFrame.maxX) - left, height: onPixel(layoutFrame.maxY) - top)
    let target = frame(forAlignmentRect: aligned)
    if CATransform3DIsIdentity(layer.transform) {
      if frame != target { frame = target }
      return
    }
    // A turned view keeps its transform: the constraints say where it would be without.
    if bounds.size != target.size { bounds = CGRect(origin: bounds.origin, size: target.size) }
    let anchor = layer.anchorPoint
    let middle = CGPoint(x: target.minX + anchor.x * target.width, y: target.minY + anchor.y * target.height)
    if center != middle { center = middle }
  }
}
