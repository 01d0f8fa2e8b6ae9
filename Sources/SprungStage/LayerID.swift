// SPDX-License-Identifier: MIT

/// The number by which a host knows a layer; 0 is the stage itself, and numbers are never used twice in a run.
public typealias LayerID = UInt32
