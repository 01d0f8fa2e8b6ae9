// SPDX-License-Identifier: MIT

/// The appearance of a navigation bar.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationController.navigationBar.standardAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and color of the title. Default: empty, the system's. Other attributes are not used.
  open var titleTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      titleStyle = TextAttributes(titleTextAttributes)
      changed?()
    }
  }
  final private(set) var titleStyle: TextAttributes?
  /// Font and color of large titles. Default: empty, the system's. Other attributes are not used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      largeTitleStyle = TextAttributes(largeTitleTextAttributes)
      changed?()
    }
  }
  final private(set) var largeTitleStyle: TextAttributes?

  /// The appearance of plain bar buttons. It is copied when it is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons[.plain] }
    set { buttons[.plain] = newValue }
  }
  /// The appearance of bar buttons with the style `done`. It is copied when it is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons[.done] }
    set { buttons[.done] = newValue }
  }
  /// The appearance of the back button. It is copied when it is set.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { buttons[.back] }
    set { buttons[.back] = newValue }
  }
  final let buttons = ButtonAppearances()

  /// The default appearance.
  public override init() {
    super.init()
    setUp()
  }

  /// A copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      titleStyle = other.titleStyle
      largeTitleTextAttributes = other.largeTitleTextAttributes
      largeTitleStyle = other.largeTitleStyle
      buttons.take(other.buttons)
    }
    setUp()
  }

  /// The default appearance; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { buttons.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() } }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  /// The copy that a bar or an item retains.
  final var copyForNavigationBar: UINavigationBarAppearance {
    let copy = makeCopy()
    return copy as? UINavigationBarAppearance ?? UINavigationBarAppearance(barAppearance: copy)
  }
}
