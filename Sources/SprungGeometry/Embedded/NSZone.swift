// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Where a copy was to be made, long ago; only for the spelling `copy(with zone: NSZone?)`.
  public typealias NSZone = UnsafeMutableRawPointer
#endif
