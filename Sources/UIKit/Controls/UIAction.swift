// SPDX-License-Identifier: MIT

/// The closure that an action calls; it receives the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for controls and bars.
///
/// ```swift
/// button.addAction(UIAction { _ in print("pressed") }, for: .primaryActionTriggered)
/// ```
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name by which an action is found again; of two with one name a control keeps the later.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var madeIdentifiers: UInt32 = 0

  /// The name by which the action is found again. Default: one that no other action has.
  public final let identifier: Identifier
  /// A longer title for where there is room. Default: nil.
  open var discoverabilityTitle: String?
  /// How the action may be used. Default: freely.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action shows as chosen. Default: off.
  open var state: UIMenuElement.State

  #if hasFeature(Embedded)
    /// The control or bar item that triggered the action; nil outside its handler.
    open internal(set) var sender: AnyObject?
  #else
    /// The control or bar item that triggered the action; nil outside its handler.
    open internal(set) var sender: Any?
  #endif

  override final var menuAttributes: UIMenuElement.Attributes { attributes }
  override final var menuState: UIMenuElement.State { state }
  override final var canBeTriggered: Bool { true }
  override final func setState(_ state: UIMenuElement.State) { self.state = state }

  private let handler: UIActionHandler

  /// Makes an action. Only the handler must be given.
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

  /// Calls the handler on behalf of `sender`; a disabled action does nothing.
  override final func trigger(by sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
