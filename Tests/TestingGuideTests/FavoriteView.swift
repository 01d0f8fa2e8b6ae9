// SPDX-License-Identifier: MIT

import UIKit

final class FavoriteView: UIImageView {
  convenience init() {
    let large = UIImage.SymbolConfiguration(textStyle: .title2, scale: .large)
    self.init(image: UIImage(systemName: "star.circle.fill", withConfiguration: large))
  }
}
