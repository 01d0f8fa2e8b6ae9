// SPDX-License-Identifier: MIT

import SprungModels

/// The elements that have views at the moment: once in the order from back to front, once by their keys.
///
/// A pass over a layout's answer begins with `beginPass()`, says `meet(_:)` of every element that it finds again, and takes
/// away the others with `removeUnmet()`.
final class VisibleSet {
  /// All elements, from back to front.
  @exclusivity(unchecked) private(set) var elements: [VisibleElement] = []
  @exclusivity(unchecked) private var byKey: [ElementKey: VisibleElement] = [:]
  /// The number of the pass, which elements bear that it has met.
  @exclusivity(unchecked) private(set) var stamp: UInt32 = 0
  /// The cached attributes of the last pass; discarded when an element is added, removed or gets another key, and when
  /// a layout is prepared.
  @exclusivity(unchecked) var answer: KeptAnswer?

  /// The element of a key; nil while it has no view.
  subscript(key: ElementKey) -> VisibleElement? { byKey[key] }

  /// The same where keys are queried one after the other. Layouts mostly answer in the order of the elements, or against it, so
  /// the neighbors of the element found last are looked at first; `position` is where that one is.
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

  /// The element that a view shows; nil if it shows none.
  func element(of view: UIView) -> VisibleElement? {
    for element in elements where element.view === view { return element }
    return nil
  }

  /// The keys of the elements with a kind, in the order of their index paths.
  func keys(ofKind kind: Int32) -> [ElementKey] {
    var keys: [ElementKey] = []
    for element in elements where element.key.kind == kind { keys.append(element.key) }
    return keys.sorted { $0.section != $1.section ? $0.section < $1.section : $0.item < $1.item }
  }

  // A pass.

  /// Begins a pass: no element has been met yet.
  func beginPass() { stamp &+= 1 }

  /// True once the current pass has met the element.
  func isMet(_ element: VisibleElement) -> Bool { element.stamp == stamp }

  /// The current pass has found the element again.
  func meet(_ element: VisibleElement) { element.stamp = stamp }

  /// The current pass finds all elements again that touch a rectangle.
  func meetElements(touching rect: CGRect) {
    for index in elements.indices where FlowLayoutModel.touches(elements[index].frame, rect) {
      elements[index].stamp = stamp
    }
  }

  /// Takes away the elements that the pass did not meet, and returns them from back to front.
  func removeUnmet() -> [VisibleElement] {
    // Loops, because a closure would check for the main actor at every element. Remaining elements move up within the
    // list.
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

  /// Inserts a new element in order; returns the element right behind it, nil if it is the backmost.
  func insert(_ element: VisibleElement) -> VisibleElement? {
    answer = nil
    byKey[element.key] = element
    let index = BinarySearch.firstIndex(in: 0..<elements.count) { element.isBehind(elements[$0]) }
    elements.insert(element, at: index)
    return index > 0 ? elements[index - 1] : nil
  }

  /// Sorts the elements by zIndex.
  func sort() { elements.sort { $0.isBehind($1) } }

  /// Takes away all elements and returns them, from back to front.
  func removeAll() -> [VisibleElement] {
    let gone = elements
    answer = nil
    elements = []
    byKey = [:]
    return gone
  }

  /// Begins a pass with an empty set; what was in it is returned by its keys, to be kept under new ones.
  func startOver() -> (elements: [VisibleElement], byKey: [ElementKey: VisibleElement]) {
    let former = (elements, byKey)
    answer = nil
    elements = []
    byKey = [:]
    beginPass()
    return former
  }

  /// Adds an element of the former set under a key, as the frontmost; sort after all are added.
  func keep(_ element: VisibleElement, as key: ElementKey) {
    answer = nil
    meet(element)
    element.key = key
    byKey[key] = element
    elements.append(element)
  }

  /// The violated invariants of the set; empty if valid.
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
