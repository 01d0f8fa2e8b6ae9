// SPDX-License-Identifier: MIT

extension UICollectionView {
  #if hasFeature(Embedded)
    /// The scroll view's delegate if it is one of a collection view; a conformance answers this without a cast.
    final var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate?._collectionDelegate }

    /// The delegate if it is one of a flow layout.
    final var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
      scrollDelegate?._collectionDelegate?._flowLayoutDelegate
    }
  #else
    /// The scroll view's delegate if it is one of a collection view.
    final var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate as? any UICollectionViewDelegate }

    /// The delegate if it is one of a flow layout.
    final var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
      scrollDelegate as? any UICollectionViewDelegateFlowLayout
    }
  #endif
}
