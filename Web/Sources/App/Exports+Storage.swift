// SPDX-License-Identifier: MIT

import SprungFoundation
import SprungStage
import UIKit

// Stored values and the time of day: a host passes them before it starts anything, and is asked to store values.
// Neither is part of a recording.

/// Takes the first `length` bytes of the inbox as the values that were stored, a text of `sp_defaults`.
@_expose(wasm, "sp_load_defaults")
@_cdecl("sp_load_defaults")
func loadDefaults(_ length: Int32) {
  guard length >= 0, Int(length) <= StageProtocol.inboxSize else { return }
  let bytes = UnsafeRawBufferPointer(start: inboxAddress(), count: Int(length))
  UserDefaults.takeStoredText(String(decoding: bytes, as: UTF8.self))
}

/// Whether values changed since `sp_defaults` was called last: 1 or 0.
@_expose(wasm, "sp_defaults_changed")
@_cdecl("sp_defaults_changed")
func defaultsChanged() -> Int32 { UserDefaults.hasUnstoredChanges ? 1 : 0 }

/// The address of all values as a text, good until the next call of this or `sp_demo_text`: a byte count, then UTF-8.
@_expose(wasm, "sp_defaults")
@_cdecl("sp_defaults")
func defaults() -> UnsafeRawPointer { answer(UserDefaults.changedText()) }

/// Sets the time of day, in seconds since the beginning of 2001, at which the clock of frames is 0.
@_expose(wasm, "sp_wall_clock")
@_cdecl("sp_wall_clock")
func wallClock(_ seconds: Double) {
  if seconds.isFinite { UIApplication.wallClock = seconds }
}
