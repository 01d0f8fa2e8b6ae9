// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

// Queries for the page's tools, which do not change the state of the program.

/// Returns the address of an inspection result, valid until the next call: a byte count, then UTF-8. `kind` is the
/// number of a `Session.Inspection`; `layer` is a view's layer, for `values`. The result is empty for unknown numbers,
/// and if no session is running.
@_expose(wasm, "sp_inspect")
@_cdecl("sp_inspect")
func inspect(_ kind: Int32, _ layer: UInt32) -> UnsafeRawPointer {
  guard let session, let inspection = Session.Inspection(rawValue: kind) else { return answer("") }
  return answer(session.inspect(inspection, layer: layer))
}

/// Returns the layer at the given point of the stage, or 0 if there is none.
@_expose(wasm, "sp_pick")
@_cdecl("sp_pick")
func pick(_ x: Double, _ y: Double) -> UInt32 {
  guard let session, x.isFinite, y.isFinite else { return 0 }
  return session.layer(at: CGPoint(x: x, y: y))
}
