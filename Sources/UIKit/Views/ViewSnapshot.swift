// SPDX-License-Identifier: MIT

/// Pictures of views: views that display what another one displays now, and continue to.
enum ViewSnapshot {
  /// A picture of a view, of its size, at the origin zero.
  static func make(of view: UIView) -> UIView {
    let size = view.bounds.size
    let snapshot = UIView(frame: CGRect(origin: .zero, size: size))
    let picture = view.layer.picture()
    picture.state.transform = CATransform3DIdentity
    picture.state.position = CGPoint(
      x: size.width * picture.state.anchorPoint.x, y: size.height * picture.state.anchorPoint.y)
    snapshot.layer.addSublayer(picture)
    snapshot.isUserInteractionEnabled = false
    return snapshot
  }
}
