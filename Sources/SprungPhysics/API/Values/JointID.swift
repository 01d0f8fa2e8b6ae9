// SPDX-License-Identifier: MIT

/// The identifier of a joint in a world. The identifier of a removed joint remains invalid.
public struct JointID: Hashable, Sendable {
  /// The row in the world's pool of joints.
  let index: Int32
  /// The number of times the row had been used before.
  let generation: UInt32
}
