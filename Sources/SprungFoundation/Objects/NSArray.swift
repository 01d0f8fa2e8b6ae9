// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An object that contains an array of objects.
  public class NSArray: NSObject {
    fileprivate(set) var objects: [NSObject]

    /// Creates an array of objects.
    public init(array: [NSObject]) { objects = array }

    /// The number of objects.
    public final var count: Int { objects.count }
    /// The first object; nil if the array is empty.
    public final var firstObject: NSObject? { objects.first }
    /// The last object; nil if the array is empty.
    public final var lastObject: NSObject? { objects.last }
    /// The objects as a Swift array.
    public final var array: [NSObject] { objects }

    /// Returns the object at the given index. An index that is out of bounds stops the program.
    public final func object(at index: Int) -> NSObject { objects[index] }

    /// The object at the given index. An index that is out of bounds stops the program.
    public final subscript(index: Int) -> NSObject { objects[index] }

    /// Returns whether the array contains an object that equals the given object.
    public final func contains(_ object: NSObject) -> Bool { objects.contains { $0.isEqual(object) } }

    /// Returns the objects that satisfy a predicate.
    public final func filtered(using predicate: NSPredicate) -> [NSObject] {
      objects.filter { predicate.evaluate(with: $0) }
    }

    /// Returns whether the other object is an array of equal objects.
    public override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSArray, other.count == count else { return false }
      for index in 0..<count where !objects[index].isEqual(other.objects[index]) { return false }
      return true
    }

    /// The hash, which is the same for equal arrays.
    public override var hash: Int { count }
  }

  /// A mutable array of objects.
  public final class NSMutableArray: NSArray {
    /// Creates an empty array.
    public init() { super.init(array: []) }

    /// Creates an array of objects.
    public override init(array: [NSObject]) { super.init(array: array) }

    /// Appends an object.
    public func add(_ object: NSObject) { objects.append(object) }

    /// Removes all objects that equal the given object.
    public func remove(_ object: NSObject) { objects.removeAll { $0.isEqual(object) } }

    /// Removes all objects.
    public func removeAllObjects() { objects = [] }
  }

  /// A set of objects, in insertion order.
  public final class NSSet: NSObject {
    private var objects: [NSObject] = []

    /// Creates a set of the objects in an array.
    public init(array: [NSObject]) {
      for object in array where !objects.contains(where: { $0.isEqual(object) }) { objects.append(object) }
    }

    /// The number of objects.
    public var count: Int { objects.count }
    /// All objects in insertion order.
    public var allObjects: [NSObject] { objects }

    /// Returns whether the set contains an object that equals the given object.
    public func contains(_ object: NSObject) -> Bool { objects.contains { $0.isEqual(object) } }
  }

  /// A dictionary of objects.
  ///
  /// Differs from Foundation: keys are strings.
  public final class NSDictionary: NSObject {
    private let entries: [(key: String, value: NSObject)]

    /// Creates a dictionary. If a key occurs several times, its last value is used.
    public init(_ pairs: [(key: String, value: NSObject)]) {
      var kept: [(key: String, value: NSObject)] = []
      for pair in pairs {
        kept.removeAll { $0.key == pair.key }
        kept.append(pair)
      }
      entries = kept
    }

    /// The number of entries.
    public var count: Int { entries.count }
    /// All keys in insertion order.
    public var allKeys: [String] { entries.map { $0.key } }

    /// The object for the given key; nil if there is none.
    public func object(forKey key: String) -> NSObject? { entries.first { $0.key == key }?.value }

    /// The object for the given key; nil if there is none.
    public subscript(key: String) -> NSObject? { object(forKey: key) }
  }
#endif
