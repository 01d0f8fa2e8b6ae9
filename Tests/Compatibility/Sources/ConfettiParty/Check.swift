// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks confetti from a view whose layer emits particles, progress dots from a replicator layer, and an image view
/// that animates its images.
@MainActor public func check(_ check: Check) {
  let party = PartyViewController()
  check.show { party }
  check.frames(2)
  check.expect(party.face.isAnimating, "the pictures run")
  check.expect(party.confetti.emitter.emitterCells?.count == 4, "four cells")
  check.expect(party.waiting.sublayers?.count == 1, "the dot is the only sublayer that was added")
  check.expect(party.confetti.layer.sublayers == nil, "particles are no sublayers")
  check.frames(60)
  check.expect(party.confetti.emitter.emitterPosition.x == party.view.bounds.midX, "the line is above the view")
  party.confetti.stop()
  check.frames(130)
  check.expect(!party.face.isAnimating, "two runs of a second")
  check.expect(party.confetti.emitter.birthRate == 0, "emission has stopped")
}
