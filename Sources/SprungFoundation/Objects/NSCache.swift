// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A cache of objects by key. When a limit is exceeded, the cache evicts the least recently used objects.
  ///
  /// Keys are compared by `isEqual`. Differs from Foundation: keys are `NSObject`s, and memory pressure does not evict
  /// objects.
  open class NSCache<KeyType: NSObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      let key: KeyType
      var object: ObjectType
      var cost: Int
      /// The value of the counter `uses` when the object was last used.
      var use: Int
    }

    private var entries: [Int: [Entry]] = [:]
    private var uses = 0
    private var count = 0
    private var cost = 0

    /// The name of the cache, which has no effect. Default: empty.
    open var name = ""
    /// The maximum number of objects; 0, the default, sets no limit.
    open var countLimit = 0 { didSet { forget() } }
    /// The maximum total cost; 0, the default, sets no limit.
    open var totalCostLimit = 0 { didSet { forget() } }
    /// Has no effect, because the content of an object in the cache is never discarded. Default: true.
    open var evictsObjectsWithDiscardedContent = true

    /// Creates an empty cache.
    public override init() {}

    /// Returns the object for the given key; nil if there is none or it was evicted.
    open func object(forKey key: KeyType) -> ObjectType? {
      guard let place = place(of: key) else { return nil }
      uses += 1
      entries[key.hash]?[place].use = uses
      return entries[key.hash]?[place].object
    }

    /// Stores an object with cost 0.
    open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

    /// Stores an object, replacing the object that has an equal key. A negative cost counts as 0.
    open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
      removeObject(forKey: key)
      uses += 1
      entries[key.hash, default: []].append(Entry(key: key, object: obj, cost: max(0, g), use: uses))
      count += 1
      cost += max(0, g)
      forget()
    }

    /// Removes the object for the given key.
    open func removeObject(forKey key: KeyType) {
      guard let place = place(of: key), let entry = entries[key.hash]?.remove(at: place) else { return }
      if entries[key.hash]?.isEmpty == true { entries[key.hash] = nil }
      count -= 1
      cost -= entry.cost
    }

    /// Removes all objects.
    open func removeAllObjects() {
      entries = [:]
      count = 0
      cost = 0
    }

    private func place(of key: KeyType) -> Int? { entries[key.hash]?.firstIndex { $0.key.isEqual(key) } }

    /// Evicts the least recently used objects until the limits are satisfied.
    private func forget() {
      while countLimit > 0 && count > countLimit || totalCostLimit > 0 && cost > totalCostLimit {
        var oldest: Entry?
        for same in entries.values {
          for entry in same where entry.use < oldest?.use ?? .max { oldest = entry }
        }
        guard let oldest else { return }
        removeObject(forKey: oldest.key)
      }
    }
  }
#endif
