// SPDX-License-Identifier: MIT

/// The effect of a drop.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// The drop is canceled, and the items return to their source.
  case cancel = 0
  /// The drop is not allowed at this location, although the target usually accepts drops.
  case forbidden = 1
  /// The target receives copies.
  case copy = 2
  /// The target receives the items, and the source removes them.
  case move = 3
}

/// The properties of a drag session that are available to both its source and its drop targets.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items, in the order in which they were lifted.
  var items: [UIDragItem] { get }
  /// Whether the source allows its items to be moved.
  var allowsMoveOperation: Bool { get }
  /// Returns the location of the touch in a view's coordinates.
  func location(in view: UIView) -> CGPoint
}

/// A drag session, as seen by the source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  #if hasFeature(Embedded)
    /// A value for use by the source. Default: nil.
    var localContext: AnyObject? { get set }
  #else
    /// A value for use by the source. Default: nil.
    var localContext: Any? { get set }
  #endif
}

/// A drag session, as seen by its possible drop targets.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session of the source. Differs from Apple: this property is never nil, because other apps cannot start
  /// drags.
  var localDragSession: (any UIDragSession)? { get }
  #if !hasFeature(Embedded)
    /// Returns whether at least one item can be loaded as an instance of a class.
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool
    /// Immediately calls a closure with all objects that are instances of a class.
    @discardableResult
    func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) -> Progress
  #endif
}

/// The drag session in progress, shared by its source and targets.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  /// The location of the touch in the window.
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

/// Adds animations and completions to a lift or drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated together with the lift or drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is always called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIDragAnimating {}
