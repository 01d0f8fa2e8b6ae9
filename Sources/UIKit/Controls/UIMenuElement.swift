// SPDX-License-Identifier: MIT

/// The base class of menu elements, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  #if !hasFeature(Embedded)
    /// The class name and address, such as `<UIMenuElement: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The attributes of a menu element.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bit mask, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is visible but disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// Keeps the menu open after the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The selection state of a menu element.
  nonisolated public enum State: Int, Sendable {
    /// Not selected.
    case off = 0
    /// Selected.
    case on = 1
    /// Partially selected.
    case mixed = 2
  }

  /// The title of the element. Default: empty.
  open var title: String { storedTitle }
  final var storedTitle: String
  /// The image of the element. Default: nil.
  open var image: UIImage? { storedImage }
  final var storedImage: UIImage?

  /// The attributes of the element in a menu.
  var menuAttributes: Attributes { [] }
  /// The selection state of the element in a menu.
  var menuState: State { .off }
  /// Whether choosing the element performs an action.
  var canBeTriggered: Bool { false }
  /// Called when the user chooses the element in the sender's menu.
  func trigger(by sender: AnyObject?) {}

  /// Sets the state of an action or command. Has no effect on menus, which have no state.
  func setState(_ state: State) {}

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }
}
