// SPDX-License-Identifier: MIT

/// The effect of a drop.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they go back.
  case cancel = 0
  /// Nothing, although the target usually accepts drops.
  case forbidden = 1
  /// The target receives copies.
  case copy = 2
  /// The target receives the items, and their source removes them.
  case move = 3
}

/// A drag as a whole, as its source and its targets see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items, in the order in which they were lifted.
  var items: [UIDragItem] { get }
  /// Whether the source lets its things be moved.
  var allowsMoveOperation: Bool { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  #if hasFeature(Embedded)
    /// Whatever the source wants to know of the drag. Default: nil.
    var localContext: AnyObject? { get set }
  #else
    /// Whatever the source wants to know of the drag. Default: nil.
    var localContext: Any? { get set }
  #endif
}

/// A drag, as seen by its possible drop targets.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The same drag as its source sees it. Differs from Apple: never nil, since nothing comes from other applications.
  var localDragSession: (any UIDragSession)? { get }
  #if !hasFeature(Embedded)
    /// Whether some of the things can be had as objects of a class.
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool
    /// Gives a closure the things that can be had as objects of a class, at once.
    @discardableResult
    func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) -> Progress
  #endif
}

/// The drag that is going on.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  /// Where the finger is, in the window.
  var point = CGPoint.zero
  #if hasFeature(Embedded)
    var localContext: AnyObject?
  #else
    var localContext: Any?
  #endif
  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

  #if !hasFeature(Embedded)
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult
    func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) -> Progress {
      var objects: [Any] = []
      for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
        if let object = item.itemProvider.localObject { objects.append(object) }
      }
      completion(objects)
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }
  #endif
}

/// Runs other changes along with a lift or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs a closure along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs when the animation ends. Every animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIDragAnimating {}
