// SPDX-License-Identifier: MIT

import SprungHost
import SprungStage
import UIKit

// The stage of the running program, which receives input and returns frames.

/// The running session, or nil if none has been started. To run another session, a host can start it in this instance
/// of the module or in a new instance.
var session: Session?

/// The result of `sp_frame` if no session has been started.
private let emptyStage = FrameEncoder()

private let inbox = UnsafeMutableRawPointer.allocate(byteCount: StageProtocol.inboxSize, alignment: 16)

/// Returns the address of the inbox, which has 64 KiB and to which a host writes input records.
@_expose(wasm, "sp_inbox")
@_cdecl("sp_inbox")
func inboxAddress() -> UnsafeMutableRawPointer { inbox }

/// Queues the first `length` bytes of the inbox as input for the next frame. Returns the number of accepted events.
@_expose(wasm, "sp_push")
@_cdecl("sp_push")
func push(_ length: Int32) -> Int32 {
  guard let session else { return 0 }
  // A length that is larger than the inbox is rejected in the same way as incomplete records.
  let count = length >= 0 && Int(length) <= StageProtocol.inboxSize ? Int(length) : 1
  return Int32(
    InputEvent.decode(UnsafeRawBufferPointer(start: inbox, count: count)) { session.send($0) })
}

/// Receives the clipboard's text before the user pastes it. The text is the UTF-8 in the first `length` bytes of the
/// inbox.
@_expose(wasm, "sp_clipboard")
@_cdecl("sp_clipboard")
func clipboard(_ length: Int32) {
  guard length >= 0, Int(length) <= StageProtocol.inboxSize else { return }
  let bytes = UnsafeRawBufferPointer(start: inbox, count: Int(length))
  UIApplication.shared.clipboardChanged(to: String(decoding: bytes, as: UTF8.self))
}

/// Advances the session to the given time in milliseconds and returns the address of the frame's header.
@_expose(wasm, "sp_frame")
@_cdecl("sp_frame")
func frame(_ milliseconds: Double) -> UnsafeRawPointer {
  guard let session else {
    emptyStage.beginFrame()
    return emptyStage.endFrame(flags: .settled, simulatedTime: 0)
  }
  session.frame(milliseconds: milliseconds)
  return session.encoder.address
}

/// Returns the hash of the entire stage, or 0 if no session was started.
@_expose(wasm, "sp_hash")
@_cdecl("sp_hash")
func stateHash() -> UInt64 { session?.stateHash ?? 0 }
