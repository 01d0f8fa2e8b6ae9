// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: what encoding and decoding throws; for sources that `sprung port` writes.
  public typealias CodingFailure = CodingError
#else
  /// Sprung addition: what encoding and decoding throws; for sources that `sprung port` writes.
  public typealias CodingFailure = any Error
#endif
