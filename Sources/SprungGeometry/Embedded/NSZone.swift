// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The type of the legacy allocation parameter in `copy(with zone: NSZone?)`. It is otherwise unused.
  public typealias NSZone = UnsafeMutableRawPointer
#endif
