// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The settings of a reading app. A sample text shows the value of the last changed control, and the segmented control
/// sets the size of this text.
public final class ControlsViewController: UIViewController {
  /// A switch that starts and stops the activity indicator.
  public let toggle = UISwitch()
  /// A slider that sets the progress.
  public let slider = UISlider()
  /// A control that selects the size of the sample text.
  public let segments = UISegmentedControl(items: ["Small", "Middle", "Large"])
  /// A progress bar with the value of the slider.
  public let progress = UIProgressView(progressViewStyle: .default)
  /// An activity indicator that spins while the switch is on.
  public let indicator = UIActivityIndicatorView(style: .medium)
  /// A page control that follows the selected segment.
  public let pages = UIPageControl()
  /// The sample text, which shows the last reported value.
  public var status: UILabel { sample.label }
  private let sample = SampleView()

  /// The tint color of interactive elements. Default: the gallery's blue.
  public var tint = GalleryColors.tint { didSet { view.tintColor = tint } }
  /// The font size of the control names. Default: 15.
  public var textSize: CGFloat = 15 {
    didSet { for label in names { label.use(textSize) } }
  }
  /// The value of the slider and the progress bar, 0 to 1. Setting the value does not send an action. Default: 0.
  public var share: Float {
    get { slider.value }
    set {
      slider.value = newValue
      progress.progress = newValue
    }
  }

  private var names: [GalleryLabel] = []
  private let scroller = UIScrollView()
  private let buttons = UIStackView()
  private var advice: GalleryLabel!
  private var playback: GroupedCard!
  private var reading: GroupedCard!
  private var more: GroupedCard!

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemGroupedBackground
    view.tintColor = tint
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Dark", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.changeLook() })
    toggle.accessibilityLabel = "Spin"
    slider.accessibilityLabel = "Progress"
    progress.accessibilityLabel = "Done"
    pages.accessibilityLabel = "Pages"
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    status.text = "Nothing sent yet"
    let spinName = name("Spin")
    spinName.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    let spin = UIStackView(arrangedSubviews: [UIImageView(image: PinwheelPicture.image), spinName, indicator, toggle])
    spin.alignment = .center
    spin.spacing = 12
    advice = name("Arrow keys move the focused view.")
    advice.textColor = GalleryColors.caption
    advice.textAlignment = .center
    names = [spinName, advice]
    playback = GroupedCard([(spin, 52), (row(slider), 44), (row(progress), 16)]) { $0 == 2 }
    reading = GroupedCard([(row(segments), 52), (sample, 112), (row(pages), 32)]) { _ in true }
    let gestures = button("Gestures") {
      $0.navigationController?.pushViewController(GesturesViewController(), animated: true)
    }
    gestures.contentHorizontalAlignment = .leading
    more = GroupedCard([(DisclosureRow(gestures), 48)])
    for each in [button("Alert") { $0.ask() }, button("Sheet") { $0.showSheet() }] {
      each.backgroundColor = .secondarySystemGroupedBackground
      each.layer.cornerRadius = 12
      buttons.addArrangedSubview(each)
    }
    buttons.distribution = .fillEqually
    buttons.spacing = 12
    // A slider must respond to a quick touch immediately.
    scroller.delaysContentTouches = false
    scroller.frame = view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroller)
    for part in [playback!, reading!, buttons, more!, advice!] as [UIView] { scroller.addSubview(part) }
    listen()
  }

  /// Returns a row that keeps the given view at its own height and centers it vertically.
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

  /// Applies the text size with the given index, and selects it in all controls. Setting a control's value in code does
  /// not send its actions.
  private func choose(_ index: Int) {
    segments.selectedSegmentIndex = index
    pages.currentPage = index
    sample.label.use(CGFloat(15 + 3 * index), .semibold)
  }

  /// Lays out the cards in one column, or in two in a wide view.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = room.width >= 640
    let width = min(isWide ? 400 : 520, (room.width - (isWide ? 48 : 32)) / (isWide ? 2 : 1))
    let left = isWide ? room.midX - width - 8 : room.midX - width / 2
    var top: CGFloat = 16
    func place(_ part: UIView, _ height: CGFloat, gap: CGFloat, atRight: Bool = false) {
      part.frame = CGRect(x: atRight ? room.midX + 8 : left, y: atRight ? 16 : top, width: width, height: height)
      if !atRight { top += height + gap }
    }
    place(playback, playback.height, gap: 16)
    place(reading, reading.height, gap: 16, atRight: isWide)
    place(buttons, view.scaled(44), gap: 12)
    place(more, more.height, gap: 4)
    place(advice, view.scaled(30), gap: 8)
    scroller.contentSize = CGSize(width: view.bounds.width, height: max(top, reading.frame.maxY + 16))
  }

  /// Lays out the cards again, because their heights depend on the text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }

  private func changeLook() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    navigationController?.overrideUserInterfaceStyle = isDark ? .light : .dark
    tell(isDark ? "Look: light" : "Look: dark")
  }

  /// Displays and announces a changed value. It is not used for sliders, which announce their values themselves.
  private func tell(_ words: String) {
    status.text = words
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  private func ask() {
    // Ignore the second button if two touches press both buttons simultaneously.
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: "A question", message: "Return and Escape work too.", preferredStyle: .alert)
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
