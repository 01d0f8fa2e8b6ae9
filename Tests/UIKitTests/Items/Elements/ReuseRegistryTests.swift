// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests registered classes and reusable views, without a view that displays them.
@Suite("Reuse registry", .oneApplication) @MainActor struct ReuseRegistryTests {
  private final class Other: UICollectionViewCell {}

  private let registry = ReuseRegistry()
  private let cell = ElementKindTable.cell
  private let size = CGRect(x: 0, y: 0, width: 30, height: 20)

  private func dequeue(_ identifier: String, kind: Int32 = ElementKindTable.cell) -> (any ItemView)? {
    registry.dequeue(kind: kind, identifier: identifier, frame: size)
  }

  @Test("A new view has the registered class, the frame, its identifier and kind")
  func new() throws {
    registry.register(PlainCell.self, kind: cell, identifier: "a")
    let view = try #require(dequeue("a"))
    #expect(view is PlainCell && view.frame == size)
    #expect(view.record.reuseIdentifier == "a" && view.record.kind == cell)
    #expect(dequeue("b") == nil && dequeue("a", kind: ElementKindTable.header) == nil)
  }

  @Test("The last returned view is reused first, prepared once each time")
  func order() throws {
    registry.register(PlainCell.self, kind: cell, identifier: "a")
    let views = try (0..<3).map { _ in try #require(dequeue("a") as? PlainCell) }
    for view in views { registry.enqueue(view) }
    #expect(registry.waitingViews.count == 3 && views.allSatisfy { $0.reuses == 0 })
    #expect(dequeue("a") === views[2] && dequeue("a") === views[1])
    #expect(views.map(\.reuses) == [0, 1, 1] && registry.waitingViews.count == 1)
  }

  @Test("The frame is computed only for new views")
  func lazyFrame() {
    registry.register(PlainCell.self, kind: cell, identifier: "a")
    var computed = 0
    func frame() -> CGRect {
      computed += 1
      return size
    }
    let view = registry.dequeue(kind: cell, identifier: "a", frame: frame())
    #expect(computed == 1)
    if let view { registry.enqueue(view) }
    _ = registry.dequeue(kind: cell, identifier: "a", frame: frame())
    _ = registry.dequeue(kind: cell, identifier: "none", frame: frame())
    #expect(computed == 1)
  }

  @Test("Another class for an identifier discards the views of the former one, also if they return later")
  func replaced() throws {
    registry.register(PlainCell.self, kind: cell, identifier: "a")
    let views = try (0..<2).map { _ in try #require(dequeue("a")) }
    registry.enqueue(views[0])
    registry.register(Other.self, kind: cell, identifier: "a")
    #expect(registry.waitingViews.isEmpty)
    registry.enqueue(views[1])
    #expect(registry.waitingViews.isEmpty && dequeue("a") is Other)
  }

  @Test("Passing nil removes a registration; identifiers are listed in registration order")
  func removed() throws {
    for name in ["z", "a", "m"] { registry.register(PlainCell.self, kind: cell, identifier: name) }
    registry.register(UICollectionReusableView.self, kind: ElementKindTable.header, identifier: "h")
    #expect(registry.identifiers(ofKind: cell) == "'z', 'a', 'm'")
    let view = try #require(dequeue("a"))
    registry.register(nil, kind: cell, identifier: "a")
    registry.enqueue(view)
    #expect(registry.waitingViews.isEmpty && dequeue("a") == nil && !registry.isRegistered(kind: cell, identifier: "a"))
    #expect(registry.identifiers(ofKind: cell) == "'z', 'm'")
    #expect(registry.identifiers(ofKind: ElementKindTable.footer) == "none")
  }

  @Test("Views created by the program are reused only if enabled, and never created")
  func foreign() {
    let view = PlainCell(frame: size)
    view.record.register("mine", kind: cell)
    registry.enqueue(view)
    #expect(registry.waitingViews.isEmpty)
    registry.keepsForeignViews = true
    registry.enqueue(view)
    #expect(!registry.isRegistered(kind: cell, identifier: "mine") && registry.identifiers(ofKind: cell) == "none")
    #expect(dequeue("mine") === view && view.reuses == 1 && dequeue("mine") == nil)
    let other = Other(frame: size)
    other.record.register("mine", kind: cell)
    registry.enqueue(other)
    #expect(registry.waitingViews.isEmpty, "one identifier belongs to one class")
  }

  @Test("A view without an identifier is never reused")
  func unnamed() {
    registry.keepsForeignViews = true
    registry.enqueue(PlainCell(frame: size))
    #expect(registry.waitingViews.isEmpty)
  }

  @Test("In scrambling mode reused views become conspicuous, new ones do not")
  func scrambled() throws {
    registry.scrambles = true
    registry.register(PlainCell.self, kind: cell, identifier: "a")
    let view = try #require(dequeue("a") as? PlainCell)
    let label = UILabel()
    label.text = "old"
    view.contentView.addSubview(label)
    #expect(view.contentView.backgroundColor != .magenta)
    registry.enqueue(view)
    #expect(dequeue("a") === view && view.contentView.backgroundColor == .magenta && label.text != "old")
  }
}
