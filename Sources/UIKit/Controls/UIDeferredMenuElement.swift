// SPDX-License-Identifier: MIT

/// A placeholder in a menu for elements that are created, immediately or asynchronously, when the menu opens.
///
/// ```swift
/// UIMenu(children: [UIDeferredMenuElement { done in load { done($0.map { UIAction(title: $0) { _ in } }) } }])
/// ```
///
/// While the elements are being loaded, the menu displays a placeholder row. Action sheets, which display the menus of
/// bar items, open only after the elements are loaded.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var elements: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void] = []
  private var isLoading = false

  /// Creates a placeholder whose elements are requested and cached when the menu first opens. The provider must pass
  /// the elements to the closure that it receives. Further calls to that closure have no effect.
  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Creates a placeholder whose elements are requested whenever the menu opens.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    let made = self.init(elementProvider)
    made.isCached = false
    return made
  }

  /// Calls the closure with the elements as soon as they are available.
  final func load(_ done: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return done(elements) }
    waiting.append(done)
    guard !isLoading else { return }
    isLoading = true
    provider { [self] in arrive($0) }
  }

  private func arrive(_ children: [UIMenuElement]) {
    guard isLoading else { return }
    isLoading = false
    if isCached { elements = children }
    let handlers = waiting
    waiting = []
    for one in handlers { one(children) }
  }
}

extension UIMenu {
  /// Calls the closure with the menu after its visible deferred elements have been replaced by the loaded elements.
  final func whenLoaded(_ done: @escaping (UIMenu) -> Void) {
    for (index, child) in children.enumerated() {
      if let deferred = child as? UIDeferredMenuElement {
        deferred.load { [self] in replacing(index, by: $0).whenLoaded(done) }
        return
      }
      if let inner = child as? UIMenu, inner.options.contains(.displayInline), inner.hasDeferredElements {
        inner.whenLoaded { [self] in replacing(index, by: [$0]).whenLoaded(done) }
        return
      }
    }
    done(self)
  }

  private func replacing(_ index: Int, by elements: [UIMenuElement]) -> UIMenu {
    var next = children
    next.remove(at: index)
    next.insert(contentsOf: elements, at: index)
    return replacingChildren(next)
  }

  private var hasDeferredElements: Bool {
    children.contains { child in
      if child is UIDeferredMenuElement { return true }
      guard let inner = child as? UIMenu, inner.options.contains(.displayInline) else { return false }
      return inner.hasDeferredElements
    }
  }
}
