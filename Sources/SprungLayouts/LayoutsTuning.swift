// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the classic layouts, each with its unit and what changes with it.
enum LayoutsTuning {
  // The carousel, as published with its sample project.

  /// Gravity of 1 is 1000 points per second squared (0.3). More makes a new tile fall faster; resting tiles are held up by
  /// the floor.
  static let carouselGravity: CGFloat = 0.3
  /// Share of the speed that a bounce keeps (1: as much as the spring leaves). Less makes the drop end after one hop.
  static let carouselElasticity: CGFloat = 1
  /// Friction of tiles against the floor (0). Friction would hold a tile up to 2.4 points off its place, because the floor
  /// bears its weight while the spring only pulls sideways.
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
}
