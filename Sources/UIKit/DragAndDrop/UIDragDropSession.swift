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
  #if !hasFeature(Embedded)
    /// Returns whether at least one item has a format that equals or conforms to one of the given types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  #endif
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
  /// The drag session of the source, or nil if the drag comes from another program.
  var localDragSession: (any UIDragSession)? { get }
  #if !hasFeature(Embedded)
    /// Returns whether at least one item can be loaded as an instance of a class.
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool
    /// Loads all items that are available as instances of a class, and passes them to a closure.
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
  #if hasFeature(Embedded)
    var localDragSession: (any UIDragSession)? { self }
  #else
    /// Whether the items come from another program.
    var isRemote = false
    var localDragSession: (any UIDragSession)? { isRemote ? nil : self }
  #endif

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

  #if !hasFeature(Embedded)
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      items.contains { item in
        typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
      }
    }

    @discardableResult
    func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) -> Progress {
      let loadable = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
      var objects = [Any?](repeating: nil, count: loadable.count)
      var pending = loadable.count
      for (index, item) in loadable.enumerated() {
        item.itemProvider.loadObject(ofClass: aClass) { object, _ in
          objects[index] = object
          pending -= 1
          if pending == 0 { completion(objects.compactMap { $0 }) }
        }
      }
      if loadable.isEmpty { completion([]) }
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }
  #endif
}

#if !hasFeature(Embedded)
  extension UIDropSession {
    /// Returns whether at least one item can be loaded as a string.
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }

    /// Returns whether at least one item can be loaded as a URL.
    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }

    /// Loads all items that are available as strings, and passes them to a closure.
    @discardableResult
    public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
      loadObjects(ofClass: NSString.self) { objects in
        completion(objects.compactMap { $0 as? NSString }.map { String($0) })
      }
    }

    /// Loads all items that are available as URLs, and passes them to a closure.
    @discardableResult
    public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
      loadObjects(ofClass: NSURL.self) { objects in
        completion(objects.compactMap { $0 as? NSURL }.compactMap { URL(string: $0.absoluteString) })
      }
    }
  }
#endif

/// Adds animations and completions to a lift or drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated together with the lift or drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is always called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIDragAnimating {}
