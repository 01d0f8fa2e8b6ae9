// SPDX-License-Identifier: MIT

import CEmbedded
import SprungStage
import UIKit

// Functions that a host calls before it starts a demo. The module has no imports. The numeric constants are described
// in `Guides` and Site/protocol.js.

/// Returns the version of the module's frame and input protocol, `StageProtocol.version`.
@_expose(wasm, "sp_abi")
@_cdecl("sp_abi")
func abi() -> UInt32 { StageProtocol.version }

/// Returns the address of the log. The log consists of the total number of bytes printed, the capacity of the ring
/// buffer, and the ring buffer.
@_expose(wasm, "sp_log")
@_cdecl("sp_log")
func log() -> UnsafeRawPointer { UnsafeRawPointer(sp_log_shared()) }
