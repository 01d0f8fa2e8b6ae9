// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the classic layouts, with their units and effects.
enum LayoutsTuning {
  /// The time in seconds that items take to move to new resting positions after the container is resized (0.3).
  static let resizeDuration: TimeInterval = 0.3

  // Constants of the carousel, mostly taken from its published sample project.

  /// The gravity; 1 is 1000 points per second squared (0.3). With larger values, new tiles fall faster. The floor
  /// supports resting tiles.
  static let carouselGravity: CGFloat = 0.3
  /// The fraction of the speed that remains after a bounce (1). With a smaller value, the drop ends after one hop.
  static let carouselElasticity: CGFloat = 1
  /// The friction of tiles on the floor (0). Friction would hold a tile up to 2.4 points off its position, because the
  /// floor bears the tile's weight while the spring only pulls it sideways.
  static let carouselFriction: CGFloat = 0
  /// The damping ratio of a tile's spring (0.5). With a value of 1 or more, the tile does not overshoot.
  static let carouselDamping: CGFloat = 0.5
  /// The frequency of a tile's spring in hertz (0.8). Larger values make the strip stiffer.
  static let carouselFrequency: CGFloat = 0.8
  /// The distance in points from the touch at which a tile does not follow the touch at all (500). With smaller values,
  /// the springs of the strip seem looser.
  static let carouselScrollDivisor: CGFloat = 500
  /// The number of item widths beyond each edge of the viewport within which tiles have springs (2). With smaller
  /// values, fast drags outrun the springs.
  static let carouselMargin: CGFloat = 2

  // Constants of the springy flow layout.

  /// The damping ratio of an item's spring (0.8).
  static let flowDamping: CGFloat = 0.8
  /// The frequency of an item's spring in hertz (1).
  static let flowFrequency: CGFloat = 1
  /// The distance from the touch in points at which an item does not follow the touch at all (1500). With a value of
  /// 900, the springs seem much looser.
  static let flowResistanceDivisor: CGFloat = 1500
  /// The distance from the viewport in points within which tiled items have springs (100). With smaller values, rows
  /// appear abruptly.
  static let flowOverscan: CGFloat = 100
  /// The maximum strain between adjacent items, relative to the distance between their resting positions (0.4). With
  /// this value, at most 32 points of background are visible during a fling between rows that are 44 points high and 10
  /// points apart. Larger values leave visible holes, and a value of 0 makes the layout rigid.
  static let flowStrain: CGFloat = 0.4
  /// The multiple of the lag by which the search for lagging items extends beyond the viewport (1.7). The value is the
  /// maximum that the strain limit allows, `1 / (1 - flowStrain)`. Smaller values leave visible holes.
  static let flowReach: CGFloat = 1.7
  /// The margin in points that is queried in advance (120: two or three rows). With smaller values, queries are more
  /// frequent; with larger values, each query is slower.
  static let flowKeptMargin: CGFloat = 120
  /// The lag in points below which an item counts as resting (0.25). With a much larger value, rows would appear
  /// abruptly.
  static let flowRestingLag: CGFloat = 0.25

  // Constants of the Newtonian layout, taken from its published sample project except for the resistance and friction.

  /// The width and height of a tile in points (100).
  static let newtonianSide: CGFloat = 100
  /// The distance in points between the top edge and the springs' anchor (64, so that the anchor is below a bar).
  static let newtonianAnchorY: CGFloat = 64
  /// The length of a spring at rest in points (300).
  static let newtonianLength: CGFloat = 300
  /// The damping ratio of the springs (0.4, for a visible overshoot).
  static let newtonianDamping: CGFloat = 0.4
  /// The frequency of the springs in hertz (1).
  static let newtonianFrequency: CGFloat = 1
  /// The linear and angular air resistance in 1/s (1.5). With a value of 0.8, tiles swing for 15 seconds; with a value
  /// of 0, they swing forever.
  static let newtonianResistance: CGFloat = 1.5
  /// The friction of tiles (0). With friction, ten touching tiles would creep for more than half a minute before they
  /// come to rest.
  static let newtonianFriction: CGFloat = 0
  /// The distance beyond the right edge at which a new tile appears (100), and the y-coordinate of its top edge (300),
  /// in points.
  static let newtonianSpawnX: CGFloat = 100
  static let newtonianSpawnY: CGFloat = 300
  /// The time in seconds during which a deleted tile falls before it is removed (2).
  static let newtonianFallDuration: TimeInterval = 2
}
