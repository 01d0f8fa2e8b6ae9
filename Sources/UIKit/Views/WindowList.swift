// SPDX-License-Identifier: MIT

import SprungStage

/// The windows of the application, from back to front.
final class WindowList: AppState {
  /// The one list.
  static let shared = AppContext.adopt(WindowList())

  var windows: [UIWindow] = []

  /// Those that are not hidden. Most often all windows; only others cost a list.
  var visible: [UIWindow] {
    for window in windows where window.isHidden { return windows.filter { !$0.isHidden } }
    return windows
  }

  /// The visible window that has the keys, or else the foremost one.
  var front: UIWindow? { visible.last(where: { $0.isKeyWindow }) ?? visible.last }

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

  func reset() { windows = [] }
}
