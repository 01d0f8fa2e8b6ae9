// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The scalar type of geometry: a `Double`, like Foundation's on every 64-bit platform.
  public typealias CGFloat = Double

  /// A time interval in seconds.
  public typealias TimeInterval = Double

  /// The integer that stands for "not found": `Int.max`, as in Foundation.
  public let NSNotFound = Int.max
#endif
