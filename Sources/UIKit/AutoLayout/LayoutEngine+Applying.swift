// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Reads the current sizes, insets and text, and marks superviews for layout if the frames of their items changed.
  func update() {
    guard !isUpdating, !isOver else { return }
    noteScreenScale()
    guard isDirty else { return }
    isUpdating = true
    dropOrphans()
    if hasOtherContent {
      hasOtherContent = false
      for item in items where item.mayHaveOtherNaturalSize { remeasure(item) }
    }
    if hasOtherGeometry {
      hasOtherGeometry = false
      followGeometry()
    }
    if mayHeal { heal() }
    measureTexts()
    markClean()
    isUpdating = false
    for item in items {
      guard item !== rootItem, let view = item.nearestView, let parent = item.guide == nil ? view.superview : view
      else { continue }
      let target = frame(of: item, in: parent)
      guard target != item.lastFrame else { continue }
      item.lastFrame = target
      if parent !== LayoutQueue.shared.viewBeingPlaced { parent.markForLayout() }
    }
  }

  /// Updates the constants of generated constraints for the current geometry.
  private func followGeometry() {
    for index in generated.indices where !generated[index].kind.isIntrinsic {
      let constraint = generated[index]
      let wanted = -Double(constant(constraint.kind, constraint.item, constraint.parent))
      guard wanted != solver.constant(of: constraint.handle) else { continue }
      mayHeal = brokenCount > 0
      for _ in 0...entries.count {
        let culprits = solver.setConstant(wanted, of: constraint.handle)
        if culprits.isEmpty || !relax(culprits) { break }
      }
    }
  }

  /// Measures multi-line text at its solved width. The measured height is the total height of the lines, rounded to
  /// pixels as in layout.
  func measureTexts() {
    let grid = PixelGrid.screen
    for _ in 0..<UIKitTuning.textHeightRounds {
      var hasChanged = false
      for item in items where item.unbrokenHeight >= 0 {
        guard let view = item.view, let variables = item.variables else { continue }
        let width = grid.nearest(CGFloat(solver.value(of: variables.width)))
        guard width != item.measuredWidth else { continue }
        item.measuredWidth = width
        let isNarrower = width > 0 && width < item.intrinsic.width - 1e-6
        let height =
          isNarrower ? view.naturalHeight(forLayoutWidth: width) ?? item.unbrokenHeight : item.unbrokenHeight
        guard height != item.intrinsic.height else { continue }
        item.intrinsic.height = height
        setIntrinsic(of: item)
        hasChanged = true
      }
      if !hasChanged { return }
    }
  }

  /// Measures a view whose natural size may have changed.
  private func remeasure(_ item: LayoutItem) {
    // Changes that the view makes during the measurement are already included.
    defer { item.mayHaveOtherNaturalSize = false }
    guard let view = item.view else { return }
    let old = CGSize(
      width: item.intrinsic.width, height: item.unbrokenHeight >= 0 ? item.unbrokenHeight : item.intrinsic.height)
    let size = ViewMetrics(view).naturalSize
    // New text can have the same size as the old text on a single line, but a different height when wrapped.
    let measuredWidth = item.measuredWidth
    item.measuredWidth = -1
    if (size.width < 0) != (old.width < 0) || (size.height < 0) != (old.height < 0)
      || view.breaksLinesAtLayoutWidth != (item.unbrokenHeight >= 0)
    {
      renewIntrinsic(of: item)
    } else if size != old || item.unbrokenHeight >= 0 {
      let isBroken = item.unbrokenHeight >= 0 && measuredWidth > 0 && measuredWidth < size.width
      let height = isBroken ? view.naturalHeight(forLayoutWidth: measuredWidth) ?? size.height : size.height
      if item.unbrokenHeight >= 0 { item.unbrokenHeight = size.height }
      item.measuredWidth = measuredWidth
      item.intrinsic = CGSize(width: size.width, height: height)
      setIntrinsic(of: item)
    }
    baselinesChanged()
  }

  private func setIntrinsic(of item: LayoutItem) {
    for constraint in generated where constraint.item === item && constraint.kind.isIntrinsic {
      solver.setConstant(-Double(constant(constraint.kind, item, nil)), of: constraint.handle)
    }
  }

  // MARK: Frames

  /// Sets the frames of a view's subviews. The frames also reflect constraint changes that an override of
  /// `layoutSubviews()` made before it called `super`.
  static func layOutSubviews(of view: UIView) {
    let queue = LayoutQueue.shared
    let outer = queue.viewBeingPlaced
    queue.viewBeingPlaced = view
    queue.flushNews(view)
    view.layoutStorage?.engine?.update()
    view.layoutStorage?.item.engine?.update()
    queue.viewBeingPlaced = outer
    guard let storage = view.layoutStorage, let engine = storage.engine ?? storage.item.engine else { return }
    for subview in view.subviews where !subview.isFramedByOwner {
      guard let item = subview.layoutStorage?.item, item.engine === engine else { continue }
      subview.take(alignmentRect: engine.frame(of: item, in: view))
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
  /// Sets the frame from an alignment rectangle in the superview. The origin and the size are rounded to pixels
  /// separately, so that a size in whole pixels is unchanged and equal sizes remain equal.
  fileprivate final func take(alignmentRect rect: CGRect) {
    let grid = PixelGrid.screen
    let aligned = CGRect(
      x: grid.nearest(rect.minX), y: grid.nearest(rect.minY), width: grid.nearest(rect.width),
      height: grid.nearest(rect.height))
    let target = frame(forAlignmentRect: aligned)
    // A transformed view keeps its transform, because constraints apply to the untransformed frame.
    if bounds.size != target.size { bounds = CGRect(origin: bounds.origin, size: target.size) }
    let anchor = layer.anchorPoint
    let middle = CGPoint(x: target.minX + anchor.x * target.width, y: target.minY + anchor.y * target.height)
    if center != middle { center = middle }
  }
}
