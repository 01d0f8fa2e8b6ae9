// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The characters and attribute runs of an attributed string.
  struct AttributedContent: Equatable {
    typealias Attributes = [NSAttributedString.Key: AnyObject]

    private struct Run {
      var count: Int
      var attributes: Attributes
    }

    private(set) var string: String
    /// The number of UTF-16 code units.
    private(set) var count: Int
    /// Adjacent runs have different attributes, and no run is empty.
    private var runs: [Run] = []

    init(_ string: String, _ attributes: Attributes) {
      self.string = string
      count = string.utf16.count
      append(Run(count: count, attributes: attributes))
    }

    static func == (left: Self, right: Self) -> Bool {
      guard left.string.utf8.elementsEqual(right.string.utf8), left.runs.count == right.runs.count else { return false }
      return zip(left.runs, right.runs).allSatisfy { $0.count == $1.count && areEqual($0.attributes, $1.attributes) }
    }

    private mutating func append(_ run: Run) {
      guard run.count > 0 else { return }
      if let last = runs.last, Self.areEqual(last.attributes, run.attributes) {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }

    // MARK: Reading

    /// Returns the attributes at the given location, and their range.
    func run(at location: Int) -> (attributes: Attributes, range: NSRange) {
      precondition(location >= 0 && location < count, "the location is not inside the attributed string")
      var start = 0
      for run in runs {
        if location < start + run.count { return (run.attributes, NSRange(location: start, length: run.count)) }
        start += run.count
      }
      return ([:], NSRange())
    }

    /// Returns the value of an attribute at the given location, and its range.
    func span(of key: NSAttributedString.Key, at location: Int) -> (value: AnyObject?, range: NSRange) {
      var found = run(at: location)
      let value = found.attributes[key]
      var range = found.range
      while range.location > 0 {
        found = run(at: range.location - 1)
        guard Self.areEqual(found.attributes[key], value) else { break }
        range = found.range.union(range)
      }
      while range.upperBound < count {
        found = run(at: range.upperBound)
        guard Self.areEqual(found.attributes[key], value) else { break }
        range = range.union(found.range)
      }
      return (value, range)
    }

    /// Returns a substring with its attributes.
    func part(_ range: NSRange) -> AttributedContent {
      check(range)
      let units = Array(string.utf16)
      var part = AttributedContent(String(decoding: units[range.location..<range.upperBound], as: UTF16.self), [:])
      part.runs = []
      each(in: range) { part.append(Run(count: $1.length, attributes: $0)) }
      return part
    }

    private func each(in range: NSRange, _ body: (Attributes, NSRange) -> Void) {
      var start = 0
      for run in runs {
        if let common = NSRange(location: start, length: run.count).intersection(range) { body(run.attributes, common) }
        start += run.count
      }
    }

    private func check(_ range: NSRange) {
      precondition(
        range.location >= 0 && range.length >= 0 && range.upperBound <= count,
        "the range is not inside the attributed string")
    }

    // MARK: Changing

    /// Replaces a range with another attributed string.
    mutating func replace(_ range: NSRange, with other: AttributedContent) {
      check(range)
      var result = part(NSRange(location: 0, length: range.location))
      result.join(other)
      result.join(part(NSRange(location: range.upperBound, length: count - range.upperBound)))
      self = result
    }

    /// Appends another attributed string.
    mutating func join(_ other: AttributedContent) {
      string += other.string
      count += other.count
      for run in other.runs { append(run) }
    }

    /// Changes the attributes of a range.
    mutating func change(_ range: NSRange, _ change: (inout Attributes) -> Void) {
      check(range)
      let old = runs
      runs = []
      var start = 0
      for run in old {
        let end = start + run.count
        let from = min(end, max(start, range.location))
        let to = max(from, min(end, range.upperBound))
        append(Run(count: from - start, attributes: run.attributes))
        if from < to {
          var attributes = run.attributes
          change(&attributes)
          append(Run(count: to - from, attributes: attributes))
        }
        append(Run(count: end - to, attributes: run.attributes))
        start = end
      }
    }

    // MARK: Comparing

    private static func areEqual(_ left: Attributes, _ right: Attributes) -> Bool {
      guard left.count == right.count else { return false }
      for (key, value) in left {
        guard let other = right[key], areEqual(value, other) else { return false }
      }
      return true
    }

    private static func areEqual(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
      if left === right { return true }
      guard let left = left as? NSObject, let right else { return false }
      return left.isEqual(right)
    }
  }
#endif
