// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The number type of geometry: a double, as Foundation's is inside on every 64-bit machine.
  public typealias CGFloat = Double

  /// A span of time in seconds.
  public typealias TimeInterval = Double

  /// The whole number that means "nowhere": the greatest `Int`, as in Foundation.
  public let NSNotFound = Int.max
#endif
