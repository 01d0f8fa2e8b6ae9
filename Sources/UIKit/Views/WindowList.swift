// SPDX-License-Identifier: MIT

import SprungStage

/// The windows of the application, from back to front.
final class WindowList: AppState {
  /// The one list.
  static let shared = AppContext.adopt(WindowList())

  /// The windows that are shown, from back to front. The list retains them.
  @exclusivity(unchecked) private(set) var visible: [UIWindow] = []
  /// The windows that were shown once and are hidden. Only the program retains them.
  @exclusivity(unchecked) private var hidden: [WeakReference<UIWindow>] = []

  /// All windows, the hidden ones first.
  var windows: [UIWindow] { hidden.isEmpty ? visible : hidden.compactMap { $0.wrappedValue } + visible }

  /// Puts a window in front of the others of its level.
  func show(_ window: UIWindow) {
    hide(window)
    hidden.removeAll { $0.wrappedValue == nil || $0.wrappedValue === window }
    let index = visible.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    visible.insert(window, at: index ?? visible.count)
  }

  /// Stops retaining a window.
  func hide(_ window: UIWindow) {
    guard let index = visible.firstIndex(where: { $0 === window }) else { return }
    visible.remove(at: index)
    hidden.removeAll { $0.wrappedValue == nil }
    hidden.append(WeakReference(window))
  }

  /// The visible window that has the keys, or else the foremost one.
  var front: UIWindow? { visible.last(where: { $0.isKeyWindow }) ?? visible.last }

  /// The foremost view at a point of the screen, and the point in its window's coordinates; nil if no window has a view there.
  func hit(at point: CGPoint) -> (view: UIView, place: CGPoint)? {
    for window in visible.reversed() {
      let location = window.layer.state.pointFromParent(point)
      if let view = window.hitTest(location, with: nil) { return (view, location) }
    }
    return nil
  }

  /// The view that a host's layer number stands for.
  func view(ofLayer id: LayerID) -> UIView? {
    func find(_ layer: CALayer) -> CALayer? {
      if layer.stageID == id { return layer }
      for child in layer.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    for window in windows {
      if let layer = find(window.layer) { return layer.view }
    }
    return nil
  }

  func reset() {
    visible = []
    hidden = []
  }
}
