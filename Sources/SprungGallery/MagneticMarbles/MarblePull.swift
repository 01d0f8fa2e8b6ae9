// SPDX-License-Identifier: MIT

import UIKit

/// The effect of a touch on marbles: an attraction at any distance, and a halo at its position.
final class MarblePull: UIDynamicBehavior {
  /// The halo at the position of the touch.
  let halo = UIView()

  /// A field that attracts distant marbles, and a spring-like field for nearby marbles. The field must vanish at the
  /// touch, because otherwise it would shake the marbles there.
  private let far = UIFieldBehavior.radialGravityField(position: .zero)
  private let near = UIFieldBehavior.radialGravityField(position: .zero)

  init(marbles: [MarbleView]) {
    super.init()
    let radius = GalleryTuning.marbleFingerCore.radius
    far.strength = GalleryTuning.marbleFingerStrength
    far.falloff = GalleryTuning.marbleFingerFalloff
    far.region = UIRegion(radius: radius).inverse()
    near.strength = GalleryTuning.marbleFingerCore.strength
    near.falloff = -1
    near.region = UIRegion(radius: radius)
    for field in [far, near] {
      for marble in marbles { field.addItem(marble) }
      addChildBehavior(field)
    }
    halo.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    halo.layer.cornerRadius = 50
    halo.backgroundColor = UIColor(white: 1, alpha: 0.12)
    halo.layer.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
    halo.layer.borderWidth = 1
    halo.isUserInteractionEnabled = false
  }

  /// Moves the attraction to a point of the box.
  func move(to point: CGPoint) {
    halo.center = point
    far.position = point
    near.position = point
  }
}
