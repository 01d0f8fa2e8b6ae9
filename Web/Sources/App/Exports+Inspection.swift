// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

// Information for the page's tools. Queries change nothing.

/// The address of an answer about what runs, good until the next call: a byte count, then UTF-8. `kind` is the number of a
/// `Session.Inspection`, `layer` that of a view for `values`. Empty before anything is started, and for another number.
@_expose(wasm, "sp_inspect")
@_cdecl("sp_inspect")
func inspect(_ kind: Int32, _ layer: UInt32) -> UnsafeRawPointer {
  guard let session, let inspection = Session.Inspection(rawValue: kind) else { return answer("") }
  return answer(session.inspect(inspection, layer: layer))
}

/// The layer at a point in points of the stage, 0 for none.
@_expose(wasm, "sp_pick")
@_cdecl("sp_pick")
func pick(_ x: Double, _ y: Double) -> UInt32 {
  guard let session, x.isFinite, y.isFinite else { return 0 }
  return session.layer(at: CGPoint(x: x, y: y))
}
