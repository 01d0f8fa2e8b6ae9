// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

// Queries for the page's tools. They do not change the state of the program.

/// Returns the address of an inspection result. The result consists of a byte count and UTF-8, and is valid until the
/// next call. `kind` is the number of a `Session.Inspection`, and `layer` is the layer of a view, which is used for
/// `values`. The result is empty if the number is unknown or no session is running.
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
