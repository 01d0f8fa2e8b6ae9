// SPDX-License-Identifier: MIT

/// Sprung addition: a property whose changes can be observed, by its name.
///
/// Natively `observe` takes key paths, as Apple's does: `scrollView.observe(\.contentOffset)`. The browser's compiler
/// has none; `scrollView.observe(.contentOffset)` compiles for both.
nonisolated public struct ObservableKey<Object: AnyObject, Value> {
  let name: String
  let changes: ObservedChanges
  let value: (Object) -> Value

  init(_ name: String, _ changes: ObservedChanges, _ value: @escaping (Object) -> Value) {
    self.name = name
    self.changes = changes
    self.value = value
  }
}

nonisolated extension ObservableKey where Object: UIView, Value == CGRect {
  /// A view's frame. Differs from Apple: every change is reported, also one by center, size or transform.
  public static var frame: ObservableKey {
    ObservableKey("frame", [.size, .position, .transform]) { MainThread.run($0) { $0.frame } }
  }
  /// A view's bounds.
  public static var bounds: ObservableKey { ObservableKey("bounds", .bounds) { MainThread.run($0) { $0.bounds } } }
}

nonisolated extension ObservableKey where Object: UIView, Value == CGPoint {
  /// The position of a view's anchor point.
  public static var center: ObservableKey { ObservableKey("center", .position) { MainThread.run($0) { $0.center } } }
}

nonisolated extension ObservableKey where Object: UIView, Value == CGAffineTransform {
  /// A view's transform in the plane.
  public static var transform: ObservableKey {
    ObservableKey("transform", .transform) { MainThread.run($0) { $0.transform } }
  }
}

nonisolated extension ObservableKey where Object: UIView, Value == CGFloat {
  /// A view's opacity.
  public static var alpha: ObservableKey { ObservableKey("alpha", .opacity) { MainThread.run($0) { $0.alpha } } }
}

nonisolated extension ObservableKey where Object: UIView, Value == Bool {
  /// Whether a view is hidden.
  public static var isHidden: ObservableKey { ObservableKey("hidden", .hidden) { MainThread.run($0) { $0.isHidden } } }
}

nonisolated extension ObservableKey where Object: UIScrollView, Value == CGPoint {
  /// How far a scroll view has scrolled.
  public static var contentOffset: ObservableKey {
    ObservableKey("contentOffset", .offset) { MainThread.run($0) { $0.contentOffset } }
  }
}

nonisolated extension ObservableKey where Object: UIScrollView, Value == CGSize {
  /// The size of a scroll view's content.
  public static var contentSize: ObservableKey {
    ObservableKey("contentSize", .contentSize) { MainThread.run($0) { $0.contentSize } }
  }
}

nonisolated extension ObservableKey where Object: UIScrollView, Value == UIEdgeInsets {
  /// The inset around a scroll view's content.
  public static var contentInset: ObservableKey {
    ObservableKey("contentInset", .contentInset) { MainThread.run($0) { $0.contentInset } }
  }
}

nonisolated extension ObservableKey where Object: UIControl, Value == Bool {
  /// Whether a control can be used.
  public static var isEnabled: ObservableKey {
    ObservableKey("enabled", .enabled) { MainThread.run($0) { $0.isEnabled } }
  }
  /// Whether a control is chosen.
  public static var isSelected: ObservableKey {
    ObservableKey("selected", .selected) { MainThread.run($0) { $0.isSelected } }
  }
  /// Whether a control looks pressed.
  public static var isHighlighted: ObservableKey {
    ObservableKey("highlighted", .highlighted) { MainThread.run($0) { $0.isHighlighted } }
  }
}

nonisolated extension ObservableKey where Object: UIGestureRecognizer, Value == UIGestureRecognizer.State {
  /// How far a recognizer has got.
  public static var state: ObservableKey { ObservableKey("state", .state) { MainThread.run($0) { $0.state } } }
}

nonisolated extension ObservableKey where Object: CALayer, Value == CGRect {
  /// A layer's frame. Differs from Apple: every change is reported, also one by position, size or transform.
  public static var frame: ObservableKey { ObservableKey("frame", [.layerSize, .position, .transform]) { $0.frame } }
  /// A layer's bounds.
  public static var bounds: ObservableKey { ObservableKey("bounds", .layerBounds) { $0.bounds } }
}

nonisolated extension ObservableKey where Object: CALayer, Value == CGPoint {
  /// The position of a layer's anchor point.
  public static var position: ObservableKey { ObservableKey("position", .position) { $0.position } }
}

nonisolated extension ObservableKey where Object: CALayer, Value == CATransform3D {
  /// A layer's transform.
  public static var transform: ObservableKey { ObservableKey("transform", .transform) { $0.transform } }
}

nonisolated extension ObservableKey where Object: CALayer, Value == Float {
  /// A layer's opacity.
  public static var opacity: ObservableKey { ObservableKey("opacity", .opacity) { $0.opacity } }
}

nonisolated extension ObservableKey where Object: CALayer, Value == Bool {
  /// Whether a layer is hidden.
  public static var isHidden: ObservableKey { ObservableKey("hidden", .hidden) { $0.isHidden } }
}
