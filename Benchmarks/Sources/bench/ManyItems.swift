// SPDX-License-Identifier: MIT

import UIKit

/// A data source with one section of any number of items, whose cells are registered as "cell".
final class ManyItems: NSObject, UICollectionViewDataSource {
  var count: Int
  init(count: Int) {
    self.count = count
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
