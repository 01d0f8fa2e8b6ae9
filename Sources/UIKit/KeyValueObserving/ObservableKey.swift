// SPDX-License-Identifier: MIT

/// Sprung addition: an observable property and its name.
///
/// Native builds also accept key paths, as Apple's `observe` does: `scrollView.observe(\.contentOffset)`. Embedded
/// Swift, which compiles browser builds, does not support key paths; `scrollView.observe(.contentOffset)` compiles in
/// both kinds of builds.
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
  /// A view's frame. Differs from Apple: observers are also notified when setting center, size or transform changes the
  /// frame.
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
  /// A view's affine transform.
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
  /// The scroll position of a scroll view.
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
  /// The inset of a scroll view's content.
  public static var contentInset: ObservableKey {
    ObservableKey("contentInset", .contentInset) { MainThread.run($0) { $0.contentInset } }
  }
}

nonisolated extension ObservableKey where Object: UIControl, Value == Bool {
  /// Whether a control is enabled.
  public static var isEnabled: ObservableKey {
    ObservableKey("enabled", .enabled) { MainThread.run($0) { $0.isEnabled } }
  }
  /// Whether a control is selected.
  public static var isSelected: ObservableKey {
    ObservableKey("selected", .selected) { MainThread.run($0) { $0.isSelected } }
  }
  /// Whether a control is highlighted.
  public static var isHighlighted: ObservableKey {
    ObservableKey("highlighted", .highlighted) { MainThread.run($0) { $0.isHighlighted } }
  }
}

nonisolated extension ObservableKey where Object: UIGestureRecognizer, Value == UIGestureRecognizer.State {
  /// The state of a gesture recognizer.
  public static var state: ObservableKey { ObservableKey("state", .state) { MainThread.run($0) { $0.state } } }
}

nonisolated extension ObservableKey where Object: CALayer, Value == CGRect {
  /// A layer's frame. Differs from Apple: observers are also notified when setting position, size or transform changes
  /// the frame.
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
