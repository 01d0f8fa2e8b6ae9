// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost
import SprungStage

/// Returns a golden hash that is computed in the same way as in the native tests; see
/// `Session.golden(kind:index:count:)`. Computing the golden of a demo ends the running session.
@_expose(wasm, "sp_golden")
@_cdecl("sp_golden")
func golden(_ kind: Int32, _ index: Int32, _ count: Int32) -> UInt64 {
  if kind != 0 { session = nil }
  return Session.golden(kind: kind, index: index, count: count)
}

/// Returns the width in points of the UTF-8 text in the first `length` bytes of the inbox; see
/// `Session.textWidth(_:kind:pointSize:)`.
@_expose(wasm, "sp_text_width")
@_cdecl("sp_text_width")
func textWidth(_ length: Int32, _ kind: Int32, _ pointSize: Double) -> Double {
  guard length >= 0, Int(length) <= StageProtocol.inboxSize else { return 0 }
  let bytes = UnsafeRawBufferPointer(start: inboxAddress(), count: Int(length))
  return Session.textWidth(String(decoding: bytes, as: UTF8.self), kind: kind, pointSize: pointSize)
}
