// SPDX-License-Identifier: MIT

import SprungGallery
import SprungGeometry

/// A golden hash, computed here as the native tests compute it: kind 0 is the arithmetic over `count` values, kind 1 the
/// script of the demo of an index, which ends a running session. Returns 0 for anything else.
@_expose(wasm, "sp_golden")
@_cdecl("sp_golden")
public func golden(_ kind: Int32, _ index: Int32, _ count: Int32) -> UInt64 {
  switch kind {
  case 0: return DeterministicMath.selfCheckHash(count: Int(count))
  case 1 where index >= 0 && Int(index) < Gallery.demos.count:
    session = nil
    return DemoSession.goldenHash(of: Gallery.demos[Int(index)])
  default: return 0
  }
}
