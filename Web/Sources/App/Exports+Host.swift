// SPDX-License-Identifier: MIT

import CEmbedded
import SprungStage
import UIKit

// Functions that a host calls before it starts anything. The module has no imports. `Guides` and Site/protocol.js
// describe the numbers.

/// Returns the version of the module's frame and input protocol, `StageProtocol.version`.
@_expose(wasm, "sp_abi")
@_cdecl("sp_abi")
func abi() -> UInt32 { StageProtocol.version }

/// Returns the address of the log: total bytes printed, ring capacity, ring.
@_expose(wasm, "sp_log")
@_cdecl("sp_log")
func log() -> UnsafeRawPointer { UnsafeRawPointer(sp_log_shared()) }
