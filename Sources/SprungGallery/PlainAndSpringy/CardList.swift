// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

// The demo displays the source code of the class below, so it must have fifteen lines of at most 46 characters.

final class CardList: UICollectionView {
  let plain = UICollectionViewFlowLayout()
  // A UIAttachmentBehavior for every cell.
  let springy = SpringyFlowLayout()

  var isSpringy = false {
    didSet {
      let offset = contentOffset
      let layout = isSpringy ? springy : plain
      springy.start()
      collectionViewLayout = layout
      contentOffset = offset
    }
  }
}
