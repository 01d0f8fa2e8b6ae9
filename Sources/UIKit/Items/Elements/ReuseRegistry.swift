// SPDX-License-Identifier: MIT

/// The classes that are registered for identifiers, and the reusable views for each identifier.
final class ReuseRegistry {
  private final class Entry {
    let kind: Int32
    let identifier: String
    let viewClass: AnyClass
    /// Creates a view from a nib, or nil if views are created from the class.
    let nib: (() -> any ItemView)?
    /// Whether a class or nib is registered. If false, the app created the views with this identifier directly.
    let isRegistered: Bool
    @exclusivity(unchecked) var waiting: [any ItemView] = []

    init(
      kind: Int32, identifier: String, viewClass: AnyClass, isRegistered: Bool = true, nib: (() -> any ItemView)? = nil
    ) {
      self.nib = nib
      self.isRegistered = isRegistered
      self.kind = kind
      self.identifier = identifier
      self.viewClass = viewClass
    }
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  /// Creates a view of the given class, with an identifier and a frame.
  var make: (AnyClass, String, CGRect) -> any ItemView = { viewClass, _, frame in
    _ReusableViewFactory.make(viewClass, frame: frame)
  }
  /// Whether directly created views are reused.
  @exclusivity(unchecked) var keepsForeignViews = false

  /// Whether leftover content of reused views is made visible. This is a debugging aid.
  @exclusivity(unchecked) var scrambles = false

  /// Registers a class for the given kind and identifier. Nil removes the registration.
  func register(_ viewClass: AnyClass?, kind: Int32, identifier: String) {
    entries.removeAll { $0.kind == kind && $0.identifier == identifier }
    if let viewClass { entries.append(Entry(kind: kind, identifier: identifier, viewClass: viewClass)) }
  }

  /// Registers a view factory for the given kind and identifier.
  func register(_ nib: @escaping () -> any ItemView, kind: Int32, identifier: String) {
    entries.removeAll { $0.kind == kind && $0.identifier == identifier }
    entries.append(Entry(kind: kind, identifier: identifier, viewClass: UIView.self, nib: nib))
  }

  /// Returns a reused view, prepared for reuse, or a new view. Returns nil if the identifier is not registered.
  func dequeue(kind: Int32, identifier: String, frame: @autoclosure () -> CGRect) -> (any ItemView)? {
    guard let entry = entry(kind, identifier) else { return nil }
    if let view = entry.waiting.popLast() {
      // Traits may have changed while the view was in the queue, so they are updated before its content is set and
      // measured.
      view.catchUpWithTraits()
      view.prepareForReuse()
      if scrambles { ViewScrambler.scramble(view) }
      return view
    }
    guard entry.isRegistered else { return nil }
    let view = entry.nib.map { Self.sized($0(), frame()) } ?? make(entry.viewClass, identifier, frame())
    view.record.register(identifier, kind: kind)
    return view
  }

  /// Adds a view that is no longer displayed to the reuse queue. A view without a registration is released.
  func enqueue(_ view: any ItemView) {
    if keepsForeignViews, let identifier = view.record.reuseIdentifier, entry(view.record.kind, identifier) == nil {
      entries.append(
        Entry(kind: view.record.kind, identifier: identifier, viewClass: type(of: view as UIView), isRegistered: false))
    }
    guard let identifier = view.record.reuseIdentifier, let entry = entry(view.record.kind, identifier),
      entry.nib != nil || ObjectIdentifier(type(of: view as UIView)) == ObjectIdentifier(entry.viewClass)
    else { return }
    entry.waiting.append(view)
  }

  private static func sized(_ view: any ItemView, _ frame: CGRect) -> any ItemView {
    if frame.size != .zero { view.bounds.size = frame.size }
    return view
  }

  /// All views that are in a reuse queue.
  var waitingViews: [any ItemView] {
    var found: [any ItemView] = []
    for entry in entries { found += entry.waiting }
    return found
  }

  /// Returns whether a class is registered.
  func isRegistered(kind: Int32, identifier: String) -> Bool { entry(kind, identifier)?.isRegistered ?? false }

  /// Returns the registered identifiers for the given kind, for use in messages.
  func identifiers(ofKind kind: Int32) -> String {
    let names = entries.filter { $0.kind == kind && $0.isRegistered }.map { "'\($0.identifier)'" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private func entry(_ kind: Int32, _ identifier: String) -> Entry? {
    for entry in entries where entry.kind == kind && entry.identifier == identifier { return entry }
    return nil
  }
}
