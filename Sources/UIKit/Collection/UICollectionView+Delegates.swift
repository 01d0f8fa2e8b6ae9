// SPDX-License-Identifier: MIT

extension UICollectionView {
  #if hasFeature(Embedded)
    /// The delegate if it is a flow layout delegate.
    final var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
      scrollDelegate?._collectionDelegate?._flowLayoutDelegate
    }
  #else
    /// The delegate if it is a flow layout delegate.
    final var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
      scrollDelegate as? any UICollectionViewDelegateFlowLayout
    }
  #endif
}
