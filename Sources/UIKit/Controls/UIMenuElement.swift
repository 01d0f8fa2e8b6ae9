// SPDX-License-Identifier: MIT

/// Something that a menu or a control can offer: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIMenuElement: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// How an element may be used.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown but not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Choosing it destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing it leaves a context menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is chosen.
  nonisolated public enum State: Int, Sendable {
    /// Not chosen.
    case off = 0
    /// Chosen.
    case on = 1
    /// Chosen in part.
    case mixed = 2
  }

  /// The words of the element. Default: none.
  open var title: String { storedTitle }
  final var storedTitle: String
  /// The picture of the element. Default: none.
  open var image: UIImage? { storedImage }
  final var storedImage: UIImage?

  /// How the element may be used in a menu.
  var menuAttributes: Attributes { [] }
  /// Whether the element shows as chosen in a menu.
  var menuState: State { .off }
  /// Whether choosing the element does something of its own.
  var canBeTriggered: Bool { false }
  /// The element was chosen, in a menu of a sender.
  func trigger(by sender: AnyObject?) {}

  /// Displays it as chosen, or not. Menus have no state.
  func setState(_ state: State) {}

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }
}
