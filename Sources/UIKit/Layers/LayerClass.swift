// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: the type of `UIView.layerClass`. An override of this property that uses the type name compiles in
  /// native and browser builds.
  public typealias LayerClass = CALayer.Type
#else
  /// Sprung addition: the type of `UIView.layerClass`. An override of this property that uses the type name compiles in
  /// native and browser builds.
  public typealias LayerClass = AnyClass
#endif
