// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// Returns the valid content offset that is nearest to the given one, for content of the given size.
  final func legalOffset(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    guard contentAlignmentPoint == .zero else {
      return ScrollRange(
        content: contentSize, insets: inset, viewport: bounds.size, alignment: contentAlignmentPoint
      ).clamp(offset)
    }
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }
}
