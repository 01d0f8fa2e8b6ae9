// SPDX-License-Identifier: MIT

/// The appearance proxies of the app.
///
/// Views and bars refer only to `apply`, which is set when the first proxy is created, so apps without proxies do not
/// link the registry.
final class AppearanceRegistry: AppState {
  static let shared = AppContext.adopt(AppearanceRegistry())

  /// Applies the proxies to an object. The responder is the object itself, or the bar that displays it. Nil if there
  /// are no proxies.
  static let apply = AppContext.adopt(AppValue<((NSObject, UIResponder) -> Void)?>(nil))

  private struct Entry {
    let type: AnyClass
    /// The classes of the containers, innermost first.
    let containers: [AnyClass]
    let proxy: NSObject
    /// A new object with which the proxy's values are compared.
    let unchanged: NSObject
    let properties: [AppearanceProperty]
  }

  /// The proxies in order of precedence.
  private var entries: [Entry] = []

  /// Returns the proxy for a class inside the given containers, and creates it on first use.
  func proxy(
    of type: AnyClass, in containers: [AnyClass], _ properties: [AppearanceProperty], make: (AnyClass) -> NSObject
  ) -> NSObject {
    for entry in entries where isSame([entry.type], [type]) && isSame(entry.containers, containers) {
      return entry.proxy
    }
    let entry = Entry(
      type: type, containers: containers, proxy: make(type), unchanged: make(type), properties: properties)
    entries.insert(entry, at: entries.firstIndex { precedes(entry, $0) } ?? entries.count)
    AppearanceRegistry.apply.value = { AppearanceRegistry.shared.apply(to: $0, at: $1) }
    return entry.proxy
  }

  private func isSame(_ left: [AnyClass], _ right: [AnyClass]) -> Bool {
    guard left.count == right.count else { return false }
    // Embedded Swift cannot compare class objects directly.
    for (one, other) in zip(left, right) where ObjectIdentifier(one) != ObjectIdentifier(other) { return false }
    return true
  }

  private func precedes(_ entry: Entry, _ other: Entry) -> Bool {
    if entry.containers.count != other.containers.count { return entry.containers.count > other.containers.count }
    return ClassFamily.isClass(entry.type, inFamilyOf: other.type)
  }

  private func apply(to object: NSObject, at responder: UIResponder) {
    let type: AnyClass = Swift.type(of: object)
    // A view does not contain itself, but a bar contains its items.
    let container = object === responder ? responder.next : responder
    for entry in entries where ClassFamily.isClass(type, inFamilyOf: entry.type) {
      guard object !== entry.proxy, object !== entry.unchanged, isInside(container, entry.containers) else { continue }
      for property in entry.properties { property.apply(entry.proxy, entry.unchanged, object) }
    }
  }

  /// Returns whether the container and its ancestors include instances of these classes, in this order.
  private func isInside(_ container: UIResponder?, _ containers: [AnyClass]) -> Bool {
    guard !containers.isEmpty else { return true }
    var index = 0
    var next = container
    while let current = next {
      if ClassFamily.isClass(type(of: current), inFamilyOf: containers[index]) {
        index += 1
        if index == containers.count { return true }
      }
      next = current.next
    }
    return false
  }

  func reset() { entries = [] }
}
