// SPDX-License-Identifier: MIT

import CEmbedded
import SprungStage
import UIKit

// Functions that a host calls before it starts a demo. The module has no imports. `Guides` and Site/protocol.js
// describe the numeric constants.

/// Returns the version of the module's frame and input protocol, `StageProtocol.version`.
@_expose(wasm, "sp_abi")
@_cdecl("sp_abi")
func abi() -> UInt32 { StageProtocol.version }

/// Returns the address of the log, which consists of the total bytes printed, the capacity of the ring, and the ring.
@_expose(wasm, "sp_log")
@_cdecl("sp_log")
func log() -> UnsafeRawPointer { UnsafeRawPointer(sp_log_shared()) }
