// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A grid of pictures; a tap drops one in front of it, and its plate of words can be thrown.
  static let dynamicPhotos = Demo(
    name: "dynamic-photos", title: "Dynamic photos",
    hint: "Tap a photo: it drops in with a thud. Throw its info box up or down, and press Done.",
    size: CGSize(width: 375, height: 667),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 187, y: 240),
      .wait(seconds: 1),
      .drag(fromX: 187, fromY: 604, toX: 150, toY: 420, seconds: 0.4),
      .wait(seconds: 0.6),
      .flick(fromX: 187, fromY: 604, toX: 187, toY: 330, seconds: 0.1),
      .wait(seconds: 1),
      .tap(x: 337, y: 42),
      .settle(limit: 5),
    ],
    makeController: {
      let navigation = UINavigationController(rootViewController: PhotosCollectionViewController())
      navigation.navigationBar.barStyle = .black
      navigation.navigationBar.isTranslucent = false
      navigation.navigationBar.tintColor = .white
      return navigation
    })
}
