// SPDX-License-Identifier: MIT

import SprungStage

/// The windows of the app, from back to front.
final class WindowList: AppState {
  /// The shared list.
  static let shared = AppContext.adopt(WindowList())

  /// The visible windows from back to front, retained by the list.
  @exclusivity(unchecked) private(set) var visible: [UIWindow] = []
  /// The hidden windows that used to be visible, which only the app retains.
  @exclusivity(unchecked) private var hidden: [WeakReference<UIWindow>] = []

  /// All windows, hidden ones first.
  var windows: [UIWindow] { hidden.isEmpty ? visible : hidden.compactMap { $0.wrappedValue } + visible }

  /// Shows a window in front of other windows with the same level.
  func show(_ window: UIWindow) {
    hide(window)
    hidden.removeAll { $0.wrappedValue == nil || $0.wrappedValue === window }
    let index = visible.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    visible.insert(window, at: index ?? visible.count)
  }

  /// Hides a window and stops retaining it.
  func hide(_ window: UIWindow) {
    guard let index = visible.firstIndex(where: { $0 === window }) else { return }
    visible.remove(at: index)
    hidden.removeAll { $0.wrappedValue == nil }
    hidden.append(WeakReference(window))
  }

  /// The visible key window, or else the frontmost window.
  var front: UIWindow? { visible.last(where: { $0.isKeyWindow }) ?? visible.last }

  /// Returns the frontmost view at the given point of the screen, and the point in window coordinates, or nil if there
  /// is no view.
  func hit(at point: CGPoint) -> (view: UIView, place: CGPoint)? {
    for window in visible.reversed() {
      let location = window.layer.state.pointFromParent(point)
      if let view = window.hitTest(location, with: nil) { return (view, location) }
    }
    return nil
  }

  /// Returns the view for a layer identifier of the host.
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
