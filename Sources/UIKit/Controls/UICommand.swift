// SPDX-License-Identifier: MIT

/// A menu element that sends an action to the first responder in the chain that implements it.
///
/// ```swift
/// let menu = UIMenu(children: [UICommand(title: "Bold", action: #selector(toggleBoldface(_:)))])
/// ```
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The text of the command. Default: none.
  open override var title: String {
    get { super.title }
    set { storedTitle = newValue }
  }
  /// The image of the command. Default: none.
  open override var image: UIImage? {
    get { super.image }
    set { storedImage = newValue }
  }
  /// The action that is sent, with the command as its sender.
  public final let action: Selector
  #if hasFeature(Embedded)
    /// Sprung addition: what can be attached to a command, which is an object with Embedded Swift.
    public typealias PropertyList = AnyObject
  #else
    /// Sprung addition: what can be attached to a command, which is an object with Embedded Swift.
    public typealias PropertyList = Any
  #endif
  /// A value that the program attaches to the command. Default: nil.
  public final let propertyList: PropertyList?
  /// The actions with other modifiers. Default: none.
  public final let alternates: [UICommandAlternate]
  /// A longer title, displayed where there is space for it. Default: nil.
  open var discoverabilityTitle: String?
  /// How the command may be used. Default: without restriction.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is displayed as chosen. Default: off.
  open var state: UIMenuElement.State

  /// Makes a command. Only the action must be given.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: PropertyList? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Decoding from archives is not supported; makes a command without an action.
  public required init?(coder: NSCoder) {
    action = Selector("")
    propertyList = nil
    alternates = []
    attributes = []
    state = .off
    super.init(title: "", image: nil)
  }

  override final var menuAttributes: UIMenuElement.Attributes { attributes }
  override final var menuState: UIMenuElement.State { state }
  override final var canBeTriggered: Bool { true }
  override final func setState(_ state: UIMenuElement.State) { self.state = state }

  override final func trigger(by sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    let menuView = (sender as? UIContextMenuInteraction)?.view
    let first = UIResponder.firstResponder ?? sender as? UIResponder ?? menuView
    _ = first?.responder(forAction: action, withSender: self)?.performAction(action, withSender: self, for: nil)
  }
}
