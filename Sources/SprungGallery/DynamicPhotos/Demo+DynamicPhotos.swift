// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A grid of photos. A tap drops a photo in front of the grid, and its info box can be thrown.
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
    tries: [
      "Throw the info box up: it sticks to the upper edge. A light throw from the middle is enough.",
      "Press Thud until it says Curtain, and tap a photo: now you can pull it up again.",
      "Rotate the screen while a photo falls.",
    ],
    parameters: [
      DemoParameter("entrance", "Entrance", choices: PhotoEntrance.allCases.map { $0.name }) {
        (screen: PhotosCollectionViewController, choice) in screen.choose(PhotoEntrance(rawValue: choice) ?? .thud)
      },
      DemoParameter("gravity", "Gravity", 0.5...12, by: 0.5, value: 5, code: "curtain.gravityBehavior.magnitude") {
        (screen: PhotosCollectionViewController, value) in screen.fullPhoto.gravity = value
      },
      DemoParameter(
        "elasticity", "Bounce", 0...0.8, by: 0.05, value: 0.2, code: "curtain.itemBehavior.elasticity"
      ) { (screen: PhotosCollectionViewController, value) in screen.fullPhoto.thudElasticity = value },
      DemoParameter(
        "resistance", "Info box resistance", 2...40, by: 1, value: 20, unit: "1/s",
        code: "sticky.itemBehavior.resistance"
      ) { (screen: PhotosCollectionViewController, value) in screen.fullPhoto.sticky.itemBehavior.resistance = value },
      DemoParameter("inset", "Info box inset", 0...40, by: 2, value: 8, unit: "pt", code: "sticky.edgeInset") {
        (screen: PhotosCollectionViewController, value) in screen.fullPhoto.sticky.edgeInset = value
      },
    ],
    presets: [
      DemoPreset("Curtain", [("entrance", 1)]),
      DemoPreset("Rubber stamp", [("gravity", 10), ("elasticity", 0.6)]),
      DemoPreset("Like a feather", [("gravity", 0.5), ("elasticity", 0)]),
      DemoPreset("Bouncy plate", [("resistance", 4)]),
    ],
    makeController: {
      let navigation = UINavigationController(rootViewController: PhotosCollectionViewController())
      navigation.navigationBar.barStyle = .black
      navigation.navigationBar.isTranslucent = false
      navigation.navigationBar.tintColor = .white
      return navigation
    })
}
