// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Objects by key, of which the cache may forget some: those that were asked for longest ago, once a limit is passed.
  ///
  /// Keys are compared by `isEqual`. Differs from Foundation: keys are `NSObject`s, and memory that becomes scarce empties no cache.
  open class NSCache<KeyType: NSObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      let key: KeyType
      var object: ObjectType
      var cost: Int
      /// Grows with each use.
      var use: Int
    }

    private var entries: [Int: [Entry]] = [:]
    private var uses = 0
    private var count = 0
    private var cost = 0

    /// The cache's name, which nothing uses. Default: empty.
    open var name = ""
    /// How many objects the cache keeps at most; 0 for any number. Default: 0.
    open var countLimit = 0 { didSet { forget() } }
    /// How large the sum of the costs may be; 0 for any. Default: 0.
    open var totalCostLimit = 0 { didSet { forget() } }
    /// Kept for sources that say it; nothing is discarded while it is used.
    open var evictsObjectsWithDiscardedContent = true

    /// Makes an empty cache.
    public override init() {}

    /// The object of a key; nil if there is none or it was forgotten.
    open func object(forKey key: KeyType) -> ObjectType? {
      guard let place = place(of: key) else { return nil }
      uses += 1
      entries[key.hash]?[place].use = uses
      return entries[key.hash]?[place].object
    }

    /// Keeps an object that costs nothing.
    open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

    /// Keeps an object; one that was kept under an equal key is replaced. A negative cost counts as 0.
    open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
      removeObject(forKey: key)
      uses += 1
      entries[key.hash, default: []].append(Entry(key: key, object: obj, cost: max(0, g), use: uses))
      count += 1
      cost += max(0, g)
      forget()
    }

    /// Forgets the object of a key.
    open func removeObject(forKey key: KeyType) {
      guard let place = place(of: key), let entry = entries[key.hash]?.remove(at: place) else { return }
      if entries[key.hash]?.isEmpty == true { entries[key.hash] = nil }
      count -= 1
      cost -= entry.cost
    }

    /// Forgets everything.
    open func removeAllObjects() {
      entries = [:]
      count = 0
      cost = 0
    }

    private func place(of key: KeyType) -> Int? { entries[key.hash]?.firstIndex { $0.key.isEqual(key) } }

    /// Forgets what was used longest ago until the limits hold.
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
