// SPDX-License-Identifier: MIT

import SprungModels

/// The elements that currently have views. They are stored in an array, from back to front, and in a dictionary.
///
/// A pass begins with `beginPass()`, calls `meet(_:)` for every element in the layout's result, and removes the others
/// with `removeUnmet()`.
final class VisibleSet {
  /// All elements, from back to front.
  @exclusivity(unchecked) private(set) var elements: [VisibleElement] = []
  @exclusivity(unchecked) private var byKey: [ElementKey: VisibleElement] = [:]
  /// The number of the current pass, which is stored in the elements that the pass has visited.
  @exclusivity(unchecked) private(set) var stamp: UInt32 = 0
  /// The cached attributes of the most recent pass. The attributes are discarded when an element is added, removed or
  /// assigned another key, and when a layout is prepared.
  @exclusivity(unchecked) var answer: KeptAnswer?

  /// The element with the given key, or nil if it has no view.
  subscript(key: ElementKey) -> VisibleElement? { byKey[key] }

  /// A faster lookup for successive keys. Layouts mostly return elements in this order or its reverse, so the neighbors
  /// of the previously found element are checked first. `position` is the index of that element.
  func element(_ key: ElementKey, near position: inout Int) -> VisibleElement? {
    if let element = element(key, at: position + 1) {
      position += 1
      return element
    }
    if let element = element(key, at: position - 1) {
      position -= 1
      return element
    }
    guard let element = byKey[key] else { return nil }
    for index in elements.indices where elements[index] === element {
      position = index
      break
    }
    return element
  }

  private func element(_ key: ElementKey, at position: Int) -> VisibleElement? {
    guard position >= 0, position < elements.count, elements[position].key == key else { return nil }
    return elements[position]
  }

  /// The number of elements.
  var count: Int { elements.count }

  /// Returns the element that a view displays, or nil if there is none.
  func element(of view: UIView) -> VisibleElement? {
    for element in elements where element.view === view { return element }
    return nil
  }

  /// Returns the keys of all elements of a kind, sorted by index path.
  func keys(ofKind kind: Int32) -> [ElementKey] {
    var keys: [ElementKey] = []
    for element in elements where element.key.kind == kind { keys.append(element.key) }
    return keys.sorted { $0.section != $1.section ? $0.section < $1.section : $0.item < $1.item }
  }

  // A pass.

  /// Begins a pass in which no element has been visited yet.
  func beginPass() { stamp &+= 1 }

  /// Returns whether the current pass has visited the element.
  func isMet(_ element: VisibleElement) -> Bool { element.stamp == stamp }

  /// Marks an element as visited in the current pass.
  func meet(_ element: VisibleElement) { element.stamp = stamp }

  /// Marks all elements that intersect a rectangle as visited in the current pass.
  func meetElements(touching rect: CGRect) {
    for index in elements.indices where FlowLayoutModel.touches(elements[index].frame, rect) {
      elements[index].stamp = stamp
    }
  }

  /// Removes the elements that the pass did not visit, and returns them from back to front.
  func removeUnmet() -> [VisibleElement] {
    // These are loops, because closures would check for the main actor for every element. The remaining elements are
    // compacted in place.
    var gone: [VisibleElement] = []
    for index in elements.indices {
      if elements[index].stamp != stamp {
        gone.append(elements[index])
      } else if !gone.isEmpty {
        elements.swapAt(index, index - gone.count)
      }
    }
    guard !gone.isEmpty else { return gone }
    answer = nil
    elements.removeLast(gone.count)
    for element in gone { byKey.removeValue(forKey: element.key) }
    return gone
  }

  // Changes.

  /// Inserts a new element in order. Returns the element directly behind it, or nil if it is at the back.
  func insert(_ element: VisibleElement) -> VisibleElement? {
    answer = nil
    byKey[element.key] = element
    let index = BinarySearch.firstIndex(in: 0..<elements.count) { element.isBehind(elements[$0]) }
    elements.insert(element, at: index)
    return index > 0 ? elements[index - 1] : nil
  }

  /// Sorts the elements by zIndex.
  func sort() { elements.sort { $0.isBehind($1) } }

  /// Removes all elements and returns them, from back to front.
  func removeAll() -> [VisibleElement] {
    let gone = elements
    answer = nil
    elements = []
    byKey = [:]
    return gone
  }

  /// Empties the set and begins a pass. Returns the previous elements, which can be added again under new keys.
  func startOver() -> (elements: [VisibleElement], byKey: [ElementKey: VisibleElement]) {
    let former = (elements, byKey)
    answer = nil
    elements = []
    byKey = [:]
    beginPass()
    return former
  }

  /// Adds an element of the previous set under the given key, in front of all other elements. Call `sort()` after
  /// adding all elements.
  func keep(_ element: VisibleElement, as key: ElementKey) {
    answer = nil
    meet(element)
    element.key = key
    byKey[key] = element
    elements.append(element)
  }

  /// Returns the violated invariants of the set, or an empty array if it is valid.
  func breaches() -> [String] {
    var breaches: [String] = []
    var views: Set<ObjectIdentifier> = []
    if elements.count != byKey.count { breaches.append("\(elements.count) elements in order, \(byKey.count) by key") }
    for (index, element) in elements.enumerated() {
      let title = element.applied.title
      if element.key != element.applied.key { breaches.append("\(title) has the key of another element") }
      if byKey[element.key] !== element { breaches.append("\(title) is not found by its key") }
      if !views.insert(ObjectIdentifier(element.view as UIView)).inserted {
        breaches.append("the view of \(title) shows two elements")
      }
      if index > 0, !elements[index - 1].isBehind(element) { breaches.append("\(title) is not behind the one before") }
    }
    return breaches
  }
}
