// SPDX-License-Identifier: MIT

/// The identifier of one joint of one world; a removed joint's identifier stays invalid.
public struct JointID: Hashable, Sendable {
  /// The row in the world's pool of joints.
  let index: Int32
  /// How often the row had been used before.
  let generation: UInt32
}
