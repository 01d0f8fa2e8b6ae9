// SPDX-License-Identifier: MIT

import SprungHost

/// All demos, in the order of the index page.
public enum Gallery {
  /// The demos. Order and names are part of links and goldens.
  public static let demos: [Demo] = [
    .springyCarousel,
    .springyList(count: 120),
    .springyList(count: 10_000),
    .springyList(count: 1_000_000),
    .newtonian,
    .newtonsCradle,
    .dynamicPhotos,
    .flickToDismiss,
    .cardSwipe,
    .chatHeads,
    .stickyCorners,
    .dynamicsPlayground,
    .magneticMarbles,
    .wreckingBall,
    .lockScreen,
    .longPressMenu,
    .controls,
    .messages,
    .coverFlow,
    .circle,
    .stacks,
    .vegaList,
    .wheel,
    .fallingTiles,
    .storeFront,
    .layoutNavigation,
    .photoReorder,
    .shuffle,
    .elasticDrag,
    .messageBubbles,
  ]

  /// The demo of a name, nil if there is none.
  public static func demo(named name: String) -> Demo? {
    demos.first { $0.name == name }
  }
}
