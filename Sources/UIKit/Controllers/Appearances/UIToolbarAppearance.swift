// SPDX-License-Identifier: MIT

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
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
  final let buttons = ButtonAppearances()

  /// Creates the default appearance.
  public override init() {
    super.init()
    setUp()
  }

  /// Creates a copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance { buttons.take(other.buttons) }
    setUp()
  }

  /// Creates the default appearance. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { buttons.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() } }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
