// SPDX-License-Identifier: MIT

/// A menu element that sends an action to the first object in the responder chain that implements it.
///
/// ```swift
/// let menu = UIMenu(children: [UICommand(title: "Bold", action: #selector(toggleBoldface(_:)))])
/// ```
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title of the command. Default: empty.
  open override var title: String {
    get { super.title }
    set { storedTitle = newValue }
  }
  /// The image of the command. Default: nil.
  open override var image: UIImage? {
    get { super.image }
    set { storedImage = newValue }
  }
  /// The action of the command. The sender passed to it is the command.
  public final let action: Selector
  #if hasFeature(Embedded)
    /// Sprung addition: the type of a command's property list, which is an object in Embedded Swift and any value in
    /// native builds.
    public typealias PropertyList = AnyObject
  #else
    /// Sprung addition: the type of a command's property list, which is an object in Embedded Swift and any value in
    /// native builds.
    public typealias PropertyList = Any
  #endif
  /// A value for use by the app. Default: nil.
  public final let propertyList: PropertyList?
  /// The variants of the command with additional modifiers. Default: none.
  public final let alternates: [UICommandAlternate]
  /// A longer title that explains the command, displayed if there is enough space. Default: nil.
  open var discoverabilityTitle: String?
  /// The attributes of the command. Default: none.
  open var attributes: UIMenuElement.Attributes
  /// The selection state of the command. Default: off.
  open var state: UIMenuElement.State

  /// Creates a command. Only the action is required.
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

  /// Creates a command without an action. Decoding from archives is not supported.
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
