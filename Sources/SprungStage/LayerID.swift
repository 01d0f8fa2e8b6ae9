// SPDX-License-Identifier: MIT

/// The number that identifies a layer to the host. 0 is the stage itself. Numbers are never reused during a run.
public typealias LayerID = UInt32
