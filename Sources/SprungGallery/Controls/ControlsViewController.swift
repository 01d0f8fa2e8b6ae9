// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A column of controls. Each one's news appear in the line at the foot.
public final class ControlsViewController: UIViewController {
  /// Turns the indicator on and off.
  public let toggle = UISwitch()
  /// Moves the progress bar.
  public let slider = UISlider()
  /// Chooses the size of the words in the line at the foot.
  public let segments = UISegmentedControl(items: ["Small", "Middle", "Large"])
  /// Shows the slider's value.
  public let progress = UIProgressView(progressViewStyle: .default)
  /// Turns while the switch is on.
  public let indicator = UIActivityIndicatorView(style: .medium)
  /// Counts the chosen segments.
  public let pages = UIPageControl()
  /// What was sent last.
  public var status: UILabel { news }
  private let news = GalleryLabel(15)

  /// The color of what can be pressed. Default: the gallery's blue.
  public var tint = GalleryColors.tint { didSet { view.tintColor = tint } }
  /// The size of the words that name things. Default: 15.
  public var textSize: CGFloat = 15 {
    didSet { for label in names { label.use(textSize) } }
  }
  /// How far the slider and the bar below it are, 0 to 1; nothing is sent. Default: 0.
  public var share: Float {
    get { slider.value }
    set {
      slider.value = newValue
      progress.progress = newValue
    }
  }

  private var names: [GalleryLabel] = []
  private let column = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemBackground
    view.tintColor = tint
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Dark", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.changeLook() })
    toggle.accessibilityLabel = "Spin"
    slider.accessibilityLabel = "Progress"
    progress.accessibilityLabel = "Done"
    pages.accessibilityLabel = "Pages"
    pages.numberOfPages = 3
    status.textAlignment = .center
    status.text = "Nothing sent yet"
    let spinName = name("Spin")
    spinName.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    let spin = UIStackView(arrangedSubviews: [UIImageView(image: PinwheelPicture.image), spinName, indicator, toggle])
    spin.alignment = .center
    spin.spacing = 12
    let dialogs = UIStackView(arrangedSubviews: [button("Alert") { $0.ask() }, button("Sheet") { $0.showSheet() }])
    dialogs.distribution = .fillEqually
    let advice = name("Arrow keys move what has the focus.")
    names = [spinName, advice]
    let rows: [UIView] = [
      spin, row(slider), row(segments), row(progress), row(pages), advice, dialogs,
      button("Gestures") { $0.navigationController?.pushViewController(GesturesViewController(), animated: true) },
      status,
    ]
    for row in rows { column.addArrangedSubview(row) }
    column.axis = .vertical
    column.distribution = .fillEqually
    view.addSubview(column)
    listen()
  }

  /// A view with its own height in the middle of a row.
  private func row(_ view: UIView) -> UIStackView {
    let row = UIStackView(arrangedSubviews: [view])
    row.alignment = .center
    return row
  }

  private func name(_ words: String) -> GalleryLabel {
    let label = GalleryLabel(textSize)
    label.text = words
    return label
  }

  private func button(_ title: String, _ action: @escaping (ControlsViewController) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.useGalleryFont(15)
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in
      if let me = me.wrappedValue { action(me) }
    }
    return button
  }

  private func listen() {
    toggle.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in
      guard let me = me.wrappedValue else { return }
      if me.toggle.isOn { me.indicator.startAnimating() } else { me.indicator.stopAnimating() }
      me.tell(me.toggle.isOn ? "Switch: on" : "Switch: off")
    }
    slider.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in
      guard let me = me.wrappedValue else { return }
      me.progress.progress = me.slider.value
      me.status.text = "Slider: \(Int((Double(me.slider.value) * 100).rounded()))%"
    }
    segments.selectedSegmentIndex = 0
    segments.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in
      guard let me = me.wrappedValue else { return }
      me.choose(me.segments.selectedSegmentIndex)
      me.tell("Segment: \(me.segments.selectedSegmentIndex)")
    }
    pages.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in
      guard let me = me.wrappedValue else { return }
      me.choose(me.pages.currentPage)
      me.status.text = "Page: \(me.pages.currentPage)"
    }
  }

  /// Shows one size of words, whichever control chose it: a control that is set does not send what it would by a finger.
  private func choose(_ index: Int) {
    segments.selectedSegmentIndex = index
    pages.currentPage = index
    news.use(CGFloat(15 + 3 * index))
  }

  /// The column fills the safe area.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    column.frame = CGRect(
      x: room.minX + 20, y: room.minY + 12, width: max(0, room.width - 40), height: min(432, max(0, room.height - 24)))
  }

  private func changeLook() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    navigationController?.overrideUserInterfaceStyle = isDark ? .light : .dark
    tell(isDark ? "Look: light" : "Look: dark")
  }

  /// Shows what was sent, and says it to those who do not look there. Sliders speak for themselves.
  private func tell(_ words: String) {
    status.text = words
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  private func ask() {
    // Two fingers may press both buttons at once.
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: "A question", message: "Return or Escape answer too.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "No", style: .cancel) { [me = WeakReference(self)] _ in me.wrappedValue?.tell("Alert: no") })
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [me = WeakReference(self)] _ in me.wrappedValue?.tell("Alert: yes")
      })
    alert.preferredAction = alert.actions[1]
    present(alert, animated: true)
  }

  private func showSheet() {
    guard presentedViewController == nil else { return }
    let sheet = UIViewController()
    sheet.title = "Sheet"
    let words = name("Drag me down, or press Escape.")
    words.frame = CGRect(x: 0, y: 40, width: sheet.view.bounds.width, height: 30)
    words.autoresizingMask = .flexibleWidth
    words.textAlignment = .center
    sheet.view.addSubview(words)
    present(sheet, animated: true) { [me = WeakReference(self)] in me.wrappedValue?.status.text = "Sheet: shown" }
  }
}
