// SPDX-License-Identifier: MIT

/// The closure that an action calls. Its argument is the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that calls a closure. Actions can also be added to controls and bar items.
///
/// ```swift
/// button.addAction(UIAction { _ in print("pressed") }, for: .primaryActionTriggered)
/// ```
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action. If several actions have the same identifier, a control keeps only the last one.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var madeIdentifiers: UInt32 = 0

  /// The identifier of the action. Default: a unique identifier.
  public final let identifier: Identifier
  /// A longer title that explains the action. Default: nil.
  open var discoverabilityTitle: String?
  /// The attributes of the action. Default: none.
  open var attributes: UIMenuElement.Attributes
  /// The selection state of the action. Default: off.
  open var state: UIMenuElement.State

  #if hasFeature(Embedded)
    /// The control or bar item that triggered the action, or nil if the handler is not running.
    open internal(set) var sender: AnyObject?
  #else
    /// The control or bar item that triggered the action, or nil if the handler is not running.
    open internal(set) var sender: Any?
  #endif

  override final var menuAttributes: UIMenuElement.Attributes { attributes }
  override final var menuState: UIMenuElement.State { state }
  override final var canBeTriggered: Bool { true }
  override final func setState(_ state: UIMenuElement.State) { self.state = state }

  private let handler: UIActionHandler

  /// Creates an action. Only the handler is required.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIAction.madeIdentifiers &+= 1
      self.identifier = Identifier("sprung.action.\(UIAction.madeIdentifiers)")
    }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler unless the action is disabled. During the call, `sender` is the action's sender.
  override final func trigger(by sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
