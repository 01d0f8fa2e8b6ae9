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
  /// The attributes of the title, of which only the font and color are used. Default: empty, which means the system's
  /// font and color.
  open var titleTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      titleStyle = TextAttributes(titleTextAttributes)
      changed?()
    }
  }
  final private(set) var titleStyle: TextAttributes?
  /// The attributes of large titles, of which only the font and color are used. Default: empty, which means the
  /// system's font and color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      largeTitleStyle = TextAttributes(largeTitleTextAttributes)
      changed?()
    }
  }
  final private(set) var largeTitleStyle: TextAttributes?

  /// The appearance of plain buttons. The value is copied when set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons[.plain] }
    set { buttons[.plain] = newValue }
  }
  /// The appearance of buttons with the style `done`. The value is copied when set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons[.done] }
    set { buttons[.done] = newValue }
  }
  /// The appearance of the back button. The value is copied when set.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { buttons[.back] }
    set { buttons[.back] = newValue }
  }
  final let buttons = ButtonAppearances()

  /// Creates the default appearance.
  public override init() {
    super.init()
    setUp()
  }

  /// Creates a copy of another appearance.
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

  /// Creates the default appearance. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { buttons.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() } }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  /// The copy that a bar or an item stores.
  final var copyForNavigationBar: UINavigationBarAppearance {
    let copy = makeCopy()
    return copy as? UINavigationBarAppearance ?? UINavigationBarAppearance(barAppearance: copy)
  }
}
