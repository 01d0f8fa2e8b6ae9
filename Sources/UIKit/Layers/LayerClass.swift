// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: the type of `UIView.layerClass`, so that an override compiles natively and for the browser.
  public typealias LayerClass = CALayer.Type
#else
  /// Sprung addition: the type of `UIView.layerClass`, so that an override compiles natively and for the browser.
  public typealias LayerClass = AnyClass
#endif
