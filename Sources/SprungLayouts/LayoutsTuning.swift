// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the classic layouts, each with its unit and what changes with it.
enum LayoutsTuning {
  /// Seconds in which items move to their resting positions after the container's size changed (0.3).
  static let resizeDuration: TimeInterval = 0.3

  // The carousel, as published with its sample project.

  /// Gravity of 1 is 1000 points per second squared (0.3). More makes a new tile fall faster; resting tiles are held up by
  /// the floor.
  static let carouselGravity: CGFloat = 0.3
  /// Share of the speed that a bounce keeps (1: as much as the spring leaves). Less makes the drop end after one hop.
  static let carouselElasticity: CGFloat = 1
  /// Friction of tiles against the floor (0). Friction would hold a tile up to 2.4 points off its position, because the
  /// floor bears its weight while the spring only pulls sideways.
  static let carouselFriction: CGFloat = 0
  /// Share of critical damping of a tile's spring (0.5). 1 and more shows no overshoot.
  static let carouselDamping: CGFloat = 0.5
  /// Oscillations per second of a tile's spring (0.8). More makes the strip stiffer.
  static let carouselFrequency: CGFloat = 0.8
  /// Points from the finger at which a tile does not follow it at all (500). Less makes the strip looser.
  static let carouselScrollDivisor: CGFloat = 500
  /// Item widths beyond each edge of the viewport that have springs (2). Less lets fast drags outrun the springs.
  static let carouselMargin: CGFloat = 2

  // The springy flow layout.

  /// Share of critical damping of an item's spring (0.8).
  static let flowDamping: CGFloat = 0.8
  /// Oscillations per second of an item's spring (1).
  static let flowFrequency: CGFloat = 1
  /// Points from the finger at which an item does not follow it at all (1500). 900 looks much looser.
  static let flowResistanceDivisor: CGFloat = 1500
  /// Points around the viewport in which tiled items have springs (100). Less shows rows that pop in.
  static let flowOverscan: CGFloat = 100
  /// Share of the distance of two neighboring places by which their items may be torn apart or pressed together (0.4: between
  /// rows of 44 points, 10 apart, a fling shows 32 points of background at most). More shows holes, 0 is stiff.
  static let flowStrain: CGFloat = 0.4
  /// Lags beyond the viewport in which items are looked for that lag into it (1.7, `1 / (1 - flowStrain)`: as far as strain
  /// can take them). Less shows holes.
  static let flowReach: CGFloat = 1.7
  /// Points beyond the needed items for which a layout is queried in advance (120: two or three rows). Less queries more often,
  /// more takes longer when it asks.
  static let flowKeptMargin: CGFloat = 120
  /// Points of lag below which an item counts as resting (0.25). With much more, rows pop in.
  static let flowRestingLag: CGFloat = 0.25

  // The Newtonian layout, as published.

  /// Width and height in points of a tile (100).
  static let newtonianSide: CGFloat = 100
  /// Points below the top edge of the anchor from which tiles hang (64, below a bar).
  static let newtonianAnchorY: CGFloat = 64
  /// Length in points of a spring at rest (300).
  static let newtonianLength: CGFloat = 300
  /// Share of critical damping of the springs (0.4: a visible overshoot).
  static let newtonianDamping: CGFloat = 0.4
  /// Oscillations per second of the springs (1).
  static let newtonianFrequency: CGFloat = 1
  /// Linear and angular resistance in 1/s of the air (1.5). With 0 a tile swings from side to side for ever, with 0.8 for
  /// a quarter of a minute.
  static let newtonianResistance: CGFloat = 1.5
  /// Friction of tiles (0). With friction, a crowd of ten creeps for more than half a minute until it rests.
  static let newtonianFriction: CGFloat = 0
  /// Points beyond the right edge at which a new tile appears (100), and its top (300).
  static let newtonianSpawnX: CGFloat = 100
  static let newtonianSpawnY: CGFloat = 300
  /// Seconds for which a deleted tile falls before it is gone (2).
  static let newtonianFallDuration: TimeInterval = 2
}
