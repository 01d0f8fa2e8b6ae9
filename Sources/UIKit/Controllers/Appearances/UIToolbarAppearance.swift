// SPDX-License-Identifier: MIT

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
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
  final let buttons = ButtonAppearances()

  /// The default appearance.
  public override init() {
    super.init()
    setUp()
  }

  /// A copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance { buttons.take(other.buttons) }
    setUp()
  }

  /// The default appearance; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { buttons.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() } }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
