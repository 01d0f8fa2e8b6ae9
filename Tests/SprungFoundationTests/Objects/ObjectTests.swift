// SPDX-License-Identifier: MIT

import OwnFoundation
import OwnGeometry
import Testing

@Suite(.serialized) struct ObjectTests {
  private class Animal: NSObject {}
  private final class Bird: Animal {}

  @Test func kinds() {
    let bird: NSObject = Bird()
    #expect(bird.isKind(of: Animal.self) && bird.isKind(of: Bird.self) && !bird.isMember(of: Animal.self))
    #expect(!Animal().isKind(of: Bird.self) && Animal().isMember(of: Animal.self))
  }

  @Test func numbersAndStrings() {
    let numbers: [NSNumber] = [3, 2.5, true, NSNumber(value: Float(0.5))]
    #expect(numbers.map(\.intValue) == [3, 2, 1, 0] && numbers.map(\.stringValue) == ["3", "2.5", "1", "0.5"])
    #expect(NSNumber(value: 3).isEqual(NSNumber(value: 3.0)) && NSNumber(value: 3).hash == NSNumber(value: 3.0).hash)
    #expect(NSNumber(value: Double.nan).intValue == 0 && NSNumber(value: 1e300).intValue == .max)
    #expect(NSString(string: "é").isEqual("é" as NSString) && ("a😀" as NSString).length == 3)
  }

  @Test func rows() {
    let array = NSMutableArray()
    for number in [1, 2, 3, 2] { array.add(NSNumber(value: number)) }
    #expect(
      array.count == 4 && array.contains(NSNumber(value: 3)) && array.firstObject?.isEqual(NSNumber(value: 1)) == true)
    let even = NSPredicate { object, _ in (object as? NSNumber)?.intValue == 2 }
    #expect(array.filtered(using: even).count == 2 && NSSet(array: array.array).count == 3)
    array.remove(NSNumber(value: 2))
    #expect(array.isEqual(NSArray(array: [NSNumber(value: 1), NSNumber(value: 3)])))
    let names = NSDictionary([("a", NSNumber(value: 1)), ("b", NSNumber(value: 2)), ("a", NSNumber(value: 3))])
    #expect(names.count == 2 && names["a"]?.isEqual(NSNumber(value: 3)) == true && names["c"] == nil)
  }

  @Test func names() {
    let first = UUID()
    let second = UUID()
    #expect(first != second && UUID(uuidString: first.uuidString) == first)
    #expect(UUID(uuidString: first.uuidString.lowercased()) == first && UUID(uuidString: "none") == nil)
    let digits = Array(first.uuidString)
    #expect(digits.count == 36 && digits[14] == "4" && "89AB".contains(digits[19]))
  }

  @Test func defaultsPersist() {
    let defaults = UserDefaults()
    #expect(!defaults.hasChanges && defaults.integer(forKey: "n") == 0 && defaults.string(forKey: "t") == nil)
    defaults.register(7.0, forKey: "n")
    #expect(defaults.double(forKey: "n") == 7 && !defaults.hasChanges)
    defaults.set(3, forKey: "n")
    defaults.set(0.1, forKey: "d")
    defaults.set(true, forKey: "b")
    defaults.set("tab\t line\n back\\slash é", forKey: "a\tkey")
    #expect(defaults.hasChanges)
    let stored = defaults.takeChanges()
    defaults.set(3, forKey: "n")
    #expect(!defaults.hasChanges)
    let other = UserDefaults()
    other.load("damaged\n" + stored + "x\ty\tz\n")
    #expect(other.integer(forKey: "n") == 3 && other.double(forKey: "d") == 0.1 && other.bool(forKey: "b"))
    #expect(other.string(forKey: "a\tkey") == "tab\t line\n back\\slash é" && other.takeChanges() == stored)
    other.removeObject(forKey: "n")
    #expect(other.hasChanges && !other.hasValue(forKey: "n"))
  }

  @Test func defaultsStoreArraysDataAndDates() {
    let defaults = UserDefaults()
    let names = ["", "a\tb\n\\c", "é"]
    defaults.set(names, forKey: "names")
    defaults.set([[1, 2], []], forKey: "rows")
    defaults.set(["x": 0.5, "y\n": -0.0], forKey: "sizes")
    defaults.set(Data([0, 9, 10, 255]), forKey: "data")
    defaults.set(Data(), forKey: "empty")
    defaults.set(Date(timeIntervalSinceReferenceDate: -0.25), forKey: "date")
    defaults.register(defaults: ["volume": 0.5, "on": true, "name": "none", "count": 3, "list": ["a"]])
    let other = UserDefaults()
    other.load(defaults.takeChanges())
    #expect(
      other.stringArray(forKey: "names") == names && other.object(forKey: "rows", as: [[Int]].self) == [[1, 2], []])
    #expect(other.object(forKey: "sizes", as: [String: Double].self) == ["x": 0.5, "y\n": 0])
    #expect(other.data(forKey: "data") == Data([0, 9, 10, 255]) && other.data(forKey: "empty")?.count == 0)
    #expect(other.object(forKey: "date", as: Date.self) == Date(timeIntervalSinceReferenceDate: -0.25))
    #expect(
      other.data(forKey: "names") == nil && other.stringArray(forKey: "rows") == nil
        && other.integer(forKey: "data") == 0)
    #expect(other.object(forKey: "volume", as: Double.self) == nil && defaults.double(forKey: "volume") == 0.5)
    #expect(
      defaults.bool(forKey: "on") && defaults.integer(forKey: "count") == 3
        && defaults.stringArray(forKey: "list") == ["a"])
    defaults.set([Int]?.none, forKey: "rows")
    #expect(!defaults.hasValue(forKey: "rows"))
    other.load("l\tbad\tz\nd\todd\tabc\nl\tfine\ti1\\n\n")
    #expect(!other.hasValue(forKey: "bad") && !other.hasValue(forKey: "odd"))
    #expect(other.object(forKey: "fine", as: [Int].self) == [1])
  }

  @Test func cacheEvictsLeastRecentlyUsedObjects() {
    let cache = NSCache<NSString, NSNumber>()
    for number in 0..<4 { cache.setObject(NSNumber(value: number), forKey: NSString(string: "\(number)")) }
    #expect(cache.object(forKey: "2")?.intValue == 2 && cache.object(forKey: "9") == nil)
    _ = cache.object(forKey: "0")
    cache.countLimit = 2
    #expect(cache.object(forKey: "2") != nil && cache.object(forKey: "0") != nil && cache.object(forKey: "1") == nil)
    cache.setObject(7, forKey: "0", cost: 5)
    cache.totalCostLimit = 4
    // The oldest object is evicted first, but evicting it alone is not enough.
    #expect(cache.object(forKey: "0") == nil && cache.object(forKey: "2") == nil)
    cache.setObject(2, forKey: "2")
    cache.removeObject(forKey: "2")
    cache.setObject(1, forKey: "a", cost: -3)
    #expect(cache.object(forKey: "2") == nil && cache.object(forKey: "a") != nil)
    cache.removeAllObjects()
    #expect(cache.object(forKey: "a") == nil)
  }

  @Test func stringsAreParsedAsNumbers() {
    for text in ["0", "1", "-2.5", "0.1", "3e8", "+12.75", "1234567.875", "5E-3", "-0.001", ".5", "99.99"] {
      #expect(NSString(string: text).doubleValue == Double(text), "\(text)")
    }
    for text in ["", "-", "abc", "1x", "e5", "1e", "1e999", "."] {
      #expect(NSString(string: text).doubleValue == 0, "\(text)")
    }
  }

  @Test func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("happened")
    let object = Animal()
    var heard: [String] = []
    var last: (any NSObjectProtocol)?
    let any = center.addObserver(forName: nil, object: nil, queue: nil) { heard.append("any \($0.name.rawValue)") }
    center.addObserver(forName: name, object: object, queue: .main) { _ in
      heard.append("object")
      if let last { center.removeObserver(last) }
      center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.append("late") }
    }
    last = center.addObserver(forName: name, object: nil, queue: nil) {
      heard.append("last \(($0.userInfo?["count"] as? NSNumber)?.intValue ?? 0)")
    }
    center.post(name: name, object: nil, userInfo: ["count": NSNumber(value: 4)])
    center.post(name: Notification.Name("other"), object: object)
    #expect(heard == ["any happened", "last 4", "any other"])
    heard = []
    center.removeObserver(any)
    center.post(name: name, object: object)
    #expect(heard == ["object"], "removed observers are no longer notified, and new ones not yet")
  }

  @Test("An object at the address of a released sender is not that sender")
  func releasedSender() {
    let center = NotificationCenter()
    let name = Notification.Name("happened")
    var old: Animal? = Animal()
    let address = old.map { ObjectIdentifier($0) }
    var count = 0
    center.addObserver(forName: name, object: old, queue: nil) { _ in count += 1 }
    center.post(name: name, object: old)
    old = nil
    // Sanitizers quarantine freed memory, so the address might never be reused.
    var others: [Animal] = []
    while others.count < 200, others.last.map({ ObjectIdentifier($0) }) != address { others.append(Animal()) }
    for other in others { center.post(name: name, object: other) }
    #expect(count == 1)
  }
}
