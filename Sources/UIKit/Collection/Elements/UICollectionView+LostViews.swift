// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Views of elements that someone has removed from the collection view, and put nowhere else, come back to their places.
  ///
  /// Programs clean up by hand what early releases of Apple's UIKit left behind after an update. What they remove so may be
  /// what is still to be seen.
  final func takeBackLostViews() {
    let order = visible.elements
    for index in order.indices where order[index].view.parentReference == nil {
      if joinHost(order[index]) { continue }
      if index > 0 {
        insertSubview(order[index].view, aboveSubview: outermostView(order[index - 1]))
      } else {
        insertSubview(order[index].view, at: backgroundView == nil ? 0 : 1)
      }
    }
  }
}
