// SPDX-License-Identifier: MIT

import CEmbedded
import SprungStage
import UIKit

// Functions that a host calls before it starts anything. The module imports nothing; `Guides` and Site/protocol.js
// describe how the numbers are used.

/// The frame and input protocol this module speaks, `StageProtocol.version`.
@_expose(wasm, "sp_abi")
@_cdecl("sp_abi")
func abi() -> UInt32 { StageProtocol.version }

/// The address of the log: bytes printed so far, capacity of the ring, the ring.
@_expose(wasm, "sp_log")
@_cdecl("sp_log")
func log() -> UnsafeRawPointer { UnsafeRawPointer(sp_log_shared()) }
