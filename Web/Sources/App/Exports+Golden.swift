// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost

/// A golden hash, computed here as the native tests compute it, see `Session.golden(kind:index:count:)`. A demo ends a
/// running session.
@_expose(wasm, "sp_golden")
@_cdecl("sp_golden")
func golden(_ kind: Int32, _ index: Int32, _ count: Int32) -> UInt64 {
  if kind != 0 { session = nil }
  return Session.golden(kind: kind, index: index, count: count)
}
