// SPDX-License-Identifier: MIT

import SprungHost
import SprungStage
import UIKit

// The stage of the running program: receives input and returns frames.

/// The running session; nil before anything is started. There is one session at a time; a host that wants another one
/// begins it, or makes a new instance of the module.
var session: Session?

/// The result of `sp_frame` before anything is started.
private let emptyStage = FrameEncoder()

private let inbox = UnsafeMutableRawPointer.allocate(byteCount: StageProtocol.inboxSize, alignment: 16)

/// The address of the inbox, 64 KiB, into which a host writes input records.
@_expose(wasm, "sp_inbox")
@_cdecl("sp_inbox")
func inboxAddress() -> UnsafeMutableRawPointer { inbox }

/// Takes the first `length` bytes of the inbox as input for the next frame; returns the number of events heard.
@_expose(wasm, "sp_push")
@_cdecl("sp_push")
func push(_ length: Int32) -> Int32 {
  guard let session else { return 0 }
  // A length beyond the inbox is rejected like input that is not made of whole records.
  let count = length >= 0 && Int(length) <= StageProtocol.inboxSize ? Int(length) : 1
  return Int32(
    InputEvent.decode(UnsafeRawBufferPointer(start: inbox, count: count)) { session.send($0) })
}

/// Takes the first `length` bytes of the inbox as the UTF-8 that the host's clipboard holds, as a person is about to paste.
@_expose(wasm, "sp_clipboard")
@_cdecl("sp_clipboard")
func clipboard(_ length: Int32) {
  guard length >= 0, Int(length) <= StageProtocol.inboxSize else { return }
  let bytes = UnsafeRawBufferPointer(start: inbox, count: Int(length))
  UIApplication.shared.clipboardChanged(to: String(decoding: bytes, as: UTF8.self))
}

/// Advances the session to a time in milliseconds and returns the address of the frame's header.
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

/// The hash of everything on the stage, 0 before anything is started.
@_expose(wasm, "sp_hash")
@_cdecl("sp_hash")
func stateHash() -> UInt64 { session?.stateHash ?? 0 }
