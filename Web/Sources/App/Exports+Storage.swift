// SPDX-License-Identifier: MIT

import SprungFoundation
import SprungStage
import UIKit

// Stored values and the time of day. A host provides both before it starts a session, and stores values when they
// change. Recordings do not contain stored values or the time of day.

/// Loads stored values from the first `length` bytes of the inbox. They are an earlier result of `sp_defaults`.
@_expose(wasm, "sp_load_defaults")
@_cdecl("sp_load_defaults")
func loadDefaults(_ length: Int32) {
  guard length >= 0, Int(length) <= StageProtocol.inboxSize else { return }
  let bytes = UnsafeRawBufferPointer(start: inboxAddress(), count: Int(length))
  UserDefaults.takeStoredText(String(decoding: bytes, as: UTF8.self))
}

/// Returns 1 if values have changed since the last call to `sp_defaults`, and 0 otherwise.
@_expose(wasm, "sp_defaults_changed")
@_cdecl("sp_defaults_changed")
func defaultsChanged() -> Int32 { UserDefaults.hasUnstoredChanges ? 1 : 0 }

/// Returns the address of all values as text, valid until the next call of this or `sp_demo_text`: a byte count, then
/// UTF-8.
@_expose(wasm, "sp_defaults")
@_cdecl("sp_defaults")
func defaults() -> UnsafeRawPointer { answer(UserDefaults.changedText()) }

/// Sets the time of day that corresponds to 0 on the frame clock, in seconds since the start of 2001.
@_expose(wasm, "sp_wall_clock")
@_cdecl("sp_wall_clock")
func wallClock(_ seconds: Double) {
  if seconds.isFinite { UIApplication.wallClock = seconds }
}
