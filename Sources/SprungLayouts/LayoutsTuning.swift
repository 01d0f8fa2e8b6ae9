// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the classic layouts with their units and effects.
enum LayoutsTuning {
  /// Duration in seconds of the movement to new resting positions after the container was resized (0.3).
  static let resizeDuration: TimeInterval = 0.3

  // The carousel, as published with its sample project.

  /// Gravity; 1 is 1000 points per second squared (0.3). Larger: new tiles fall faster. The floor supports resting
  /// tiles.
  static let carouselGravity: CGFloat = 0.3
  /// Fraction of the speed after a bounce (1: the spring alone damps it). Smaller: the drop ends after one hop.
  static let carouselElasticity: CGFloat = 1
  /// Friction of tiles on the floor (0). Friction would hold a tile up to 2.4 points off its position, because the
  /// floor bears its weight while the spring only pulls sideways.
  static let carouselFriction: CGFloat = 0
  /// Damping ratio of a tile's spring (0.5). 1 or larger: no overshoot.
  static let carouselDamping: CGFloat = 0.5
  /// Frequency of a tile's spring in hertz (0.8). Larger: the strip is stiffer.
  static let carouselFrequency: CGFloat = 0.8
  /// Distance from the touch in points at which a tile does not follow it at all (500). Smaller: the strip is looser.
  static let carouselScrollDivisor: CGFloat = 500
  /// Item widths beyond each edge of the viewport in which tiles have springs (2). Smaller: fast drags outrun the
  /// springs.
  static let carouselMargin: CGFloat = 2

  // The springy flow layout.

  /// Damping ratio of an item's spring (0.8).
  static let flowDamping: CGFloat = 0.8
  /// Frequency of an item's spring in hertz (1).
  static let flowFrequency: CGFloat = 1
  /// Distance from the touch in points at which an item does not follow it at all (1500). 900: the layout looks much
  /// looser.
  static let flowResistanceDivisor: CGFloat = 1500
  /// Distance from the viewport in points within which tiled items have springs (100). Smaller: rows pop in.
  static let flowOverscan: CGFloat = 100
  /// Maximum strain between adjacent items, relative to the distance between their resting positions (0.4: between rows
  /// of 44 points with a spacing of 10, a fling shows at most 32 points of background). Larger: visible holes. 0:
  /// rigid.
  static let flowStrain: CGFloat = 0.4
  /// Multiple of the lag by which the search for lagging items extends beyond the viewport (1.7, `1 / (1 -
  /// flowStrain)`: the maximum that the strain allows). Smaller: visible holes.
  static let flowReach: CGFloat = 1.7
  /// Margin in points that is queried in advance beyond the needed items (120: two or three rows). Smaller: more
  /// frequent queries. Larger: queries take longer.
  static let flowKeptMargin: CGFloat = 120
  /// Lag in points below which an item counts as resting (0.25). Much larger: rows pop in.
  static let flowRestingLag: CGFloat = 0.25

  // The Newtonian layout, as published.

  /// Width and height of a tile in points (100).
  static let newtonianSide: CGFloat = 100
  /// Distance of the springs' anchor from the top edge in points (64, below a bar).
  static let newtonianAnchorY: CGFloat = 64
  /// Length of a spring at rest in points (300).
  static let newtonianLength: CGFloat = 300
  /// Damping ratio of the springs (0.4: a visible overshoot).
  static let newtonianDamping: CGFloat = 0.4
  /// Frequency of the springs in hertz (1).
  static let newtonianFrequency: CGFloat = 1
  /// Linear and angular resistance of the air in 1/s (1.5). 0: tiles swing forever. 0.8: they swing for 15 seconds.
  static let newtonianResistance: CGFloat = 1.5
  /// Friction of tiles (0). With friction, ten touching tiles creep for more than half a minute before they rest.
  static let newtonianFriction: CGFloat = 0
  /// Distance beyond the right edge at which a new tile appears (100), and its top (300), in points.
  static let newtonianSpawnX: CGFloat = 100
  static let newtonianSpawnY: CGFloat = 300
  /// Seconds for which a deleted tile falls before it is removed (2).
  static let newtonianFallDuration: TimeInterval = 2
}
