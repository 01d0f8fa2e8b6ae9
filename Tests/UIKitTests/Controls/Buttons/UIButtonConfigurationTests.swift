// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Compares the sizes, positions, colors and callbacks of configured buttons with values recorded on iOS.
@Suite(.oneApplication) @MainActor struct UIButtonConfigurationTests {
  private let stage = FingerStage(size: CGSize(width: 393, height: 852), scale: 3)

  private func button(_ configuration: UIButton.Configuration, _ frame: CGRect? = nil) -> UIButton {
    let button = UIButton(configuration: configuration)
    stage.window.addSubview(button)
    button.frame = frame ?? CGRect(origin: .zero, size: button.intrinsicContentSize)
    stage.tick()
    return button
  }

  private func titled(_ configuration: UIButton.Configuration = .plain(), _ title: String = "Configure")
    -> UIButton.Configuration
  {
    var configuration = configuration
    configuration.title = title
    return configuration
  }

  private func color(_ view: UIView?) -> [Int] {
    guard let color = view?.backgroundColor?.resolvedColor(with: stage.window.traitCollection).cgColor else {
      return []
    }
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 1000).rounded()) }
  }

  private func distance(_ left: CGRect, _ right: CGRect) -> CGFloat {
    max(
      abs(left.minX - right.minX), abs(left.minY - right.minY), abs(left.width - right.width),
      abs(left.height - right.height))
  }

  private func fill(_ button: UIButton) -> UIView? { button.subviews.first?.subviews.first }

  private func text(_ button: UIButton) -> [Int] {
    let color = button.titleLabel!.textColor.resolvedColor(with: stage.window.traitCollection).cgColor
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 1000).rounded()) }
  }

  // MARK: Measures

  @Test func recordedDefaults() {
    for configuration: UIButton.Configuration in [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
    ] {
      #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      #expect(configuration.imagePadding == 0 && configuration.titlePadding == 1 && configuration.imageReservation == 0)
      #expect(configuration.imagePlacement == .leading && configuration.titleAlignment == .automatic)
      #expect(configuration.titleLineBreakMode == .byWordWrapping && configuration.buttonSize == .medium)
      #expect(configuration.cornerStyle == .dynamic && configuration.background.cornerRadius == 5.95)
      #expect(configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil)
      #expect(configuration.background.strokeWidth == 1 && configuration.background.strokeColor == .clear)
    }
    #expect(UIButton.Configuration.plain().automaticallyUpdateForSelection)
    #expect(!UIButton.Configuration.filled().automaticallyUpdateForSelection)
    #expect(!UIButton.Configuration.borderedProminent().automaticallyUpdateForSelection)
  }

  @Test(
    arguments: [
      (.mini, 87.333, 28), (.small, 87.333, 28), (.medium, 99, 34.333), (.large, 115, 50.333),
    ] as [(UIButton.Configuration.Size, Double, Double)])
  func recordedSizes(_ size: UIButton.Configuration.Size, _ width: Double, _ height: Double) {
    var configuration = titled()
    configuration.buttonSize = size
    let button = button(configuration)
    #expect(abs(button.bounds.width - width) < 0.35, "\(button.bounds)")
    #expect(abs(button.bounds.height - height) < 0.35, "\(button.bounds)")
    #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
  }

  @Test func recordedPositions() {
    let plain = button(titled())
    #expect(distance(plain.titleLabel!.frame, CGRect(x: 12, y: 7, width: 75, height: 61.0 / 3)) < 0.35)
    let large = button(titled(), CGRect(x: 20, y: 20, width: 160, height: 44))
    let origin = large.titleLabel!.frame.origin
    #expect(abs(origin.x - 127.0 / 3) < 1e-9 && abs(origin.y - 35.0 / 3) < 1e-9, "\(origin)")
    var both = titled()
    both.subtitle = "Sub"
    let two = button(both)
    #expect(abs(two.bounds.height - 51) < 0.35 && abs(two.bounds.width - 99) < 0.35)
    #expect(two.subviews.compactMap { ($0 as? UILabel)?.text } == ["Configure", "Sub"])
    let subtitle = two.subtitleLabel!.frame
    #expect(plain.subtitleLabel == nil && two.subtitleLabel?.font.pointSize == 13)
    #expect(abs(subtitle.minY - two.titleLabel!.frame.maxY - 1) < 1e-9)
    #expect(abs(subtitle.midX - two.bounds.midX) < 0.35, "the shorter text is centered")
  }

  @Test func recordedActivityIndicator() {
    var configuration = titled()
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    #expect(abs(button.bounds.width - 358.0 / 3) < 0.35 && abs(button.bounds.height - 103.0 / 3) < 0.35)
    #expect(abs(button.titleLabel!.frame.minX - 97.0 / 3) < 0.01)
    let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true)
    #expect(distance(spinner!.frame, CGRect(x: 12, y: 7, width: 61.0 / 3, height: 61.0 / 3)) < 0.01)
    button.configuration?.showsActivityIndicator = false
    stage.tick()
    #expect(spinner?.isAnimating == false && abs(button.intrinsicContentSize.width - 99) < 0.35)
  }

  @Test(arguments: [true, false])
  func imageIsBesideTitle(isLeading: Bool) {
    var configuration = titled(.plain(), "Go")
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    configuration.imagePadding = 6
    configuration.imagePlacement = isLeading ? .leading : .trailing
    let button = button(configuration)
    let width = button.titleLabel!.frame.width
    #expect(button.bounds.width == 24 + 20 + 6 + width)
    #expect(abs(button.titleLabel!.frame.minX - (isLeading ? 38 : 12)) < 0.01)
    let place = button.imageView!.frame
    #expect(abs(place.minX - (isLeading ? 12 : 18 + width)) < 0.01)
    #expect(abs(place.midY - button.bounds.midY) < 0.35 && place.size == CGSize(width: 20, height: 20))
    button.semanticContentAttribute = .forceRightToLeft
    stage.tick()
    #expect(abs(button.imageView!.frame.minX - (isLeading ? 18 + width : 12)) < 0.01, "right to left")
  }

  /// On iOS 26, the widths are 74, 80 and 94 points, because Apple's symbol is 6 points wider than Sprung's.
  @Test(arguments: [0.0, 6, 20])
  func symbolHasSizeOfTitle(padding: Double) {
    var configuration = titled(.plain(), "Go")
    configuration.image = UIImage(systemName: "star.fill")
    configuration.imagePadding = padding
    let button = button(configuration)
    let width = button.bounds.width
    let symbol = button.imageView!.frame
    #expect(abs(width - 24 - symbol.width - button.titleLabel!.frame.width - padding) < 0.35)
    #expect(symbol.minX == 12 && symbol.width > 20 && symbol.width < 24 && abs(symbol.midY - button.bounds.midY) < 0.35)
    #expect(abs(button.titleLabel!.frame.minX - symbol.maxX - padding) < 0.35)
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    stage.tick()
    #expect(button.imageView!.frame.width > 40 && button.intrinsicContentSize.width > width + 20)
  }

  @Test func imageIsAboveOrBelowText() {
    var configuration = titled(.plain(), "Go")
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
    configuration.imagePadding = 4
    configuration.imagePlacement = .top
    let button = button(configuration)
    let text = button.titleLabel!.frame.size
    #expect(button.bounds.size == CGSize(width: 24 + max(30, text.width), height: 14 + 10 + 4 + text.height))
    #expect(button.imageView!.frame == CGRect(x: 12, y: 7, width: 30, height: 10))
    #expect(button.titleLabel!.frame.minY == 21)
    button.configuration?.imagePlacement = .bottom
    button.configuration?.imageReservation = 20
    stage.tick()
    #expect(button.intrinsicContentSize.height == 14 + 20 + 4 + text.height)
  }

  @Test(
    arguments: [
      (20.0, [2.5, 3.5, 5, 10, 10]), (28, [3.5, 4.9, 7, 14, 14]), (34, [4.25, 5.95, 8.5, 17, 17]),
      (44, [5.5, 7.7, 11, 22, 17]), (60, [7.5, 10.5, 15, 30, 17]),
    ] as [(Double, [Double])])
  func recordedCorners(_ height: Double, _ radii: [Double]) {
    let styles: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule, .dynamic]
    for (style, radius) in zip(styles, radii) {
      var configuration = titled(.filled())
      configuration.cornerStyle = style
      configuration.background.cornerRadius = 17
      let button = button(configuration, CGRect(x: 0, y: 0, width: 160, height: height))
      #expect(abs(fill(button)!.layer.cornerRadius - radius) < 1e-9, "\(style)")
      button.removeFromSuperview()
    }
  }

  @Test func anotherCornerStyleRestoresRadius() {
    var configuration = UIButton.Configuration.filled()
    configuration.background.cornerRadius = 20
    configuration.cornerStyle = .fixed
    #expect(configuration.background.cornerRadius == 5.95)
    configuration.background.cornerRadius = 20
    let button = button(titled(configuration), CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(fill(button)!.layer.cornerRadius == 20)
  }

  @Test func customInsetsAreKeptWhenSizeChanges() {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    #expect(configuration.background.cornerRadius == 8.75)
    configuration.contentInsets.leading = 3
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 3, bottom: 15, trailing: 20))
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
    configuration.buttonSize = .medium
    #expect(configuration.contentInsets.top == 7)
    let faults = Diagnostics.recording { configuration.contentInsets.top = .nan }
    #expect(configuration.contentInsets.top == 0 && faults.map { $0.kind } == ["configurationNumber"])
  }

  @Test func longTitleWraps() {
    var configuration = titled(.filled(), "A title that is much too long for one line of this button")
    let button = button(configuration, CGRect(x: 0, y: 0, width: 160, height: 120))
    #expect(button.titleLabel!.numberOfLines == 0 && button.titleLabel!.frame.width <= 136)
    #expect(button.titleLabel!.frame.height > 60 && abs(button.titleLabel!.frame.midY - 60) <= 0.35)
    #expect(button.sizeThatFits(CGSize(width: 160, height: 0)).height == button.titleLabel!.frame.height + 14)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    stage.tick()
    #expect(button.titleLabel!.numberOfLines == 1 && button.titleLabel!.frame.height < 21)
  }

  // MARK: Colors

  @Test func recordedColorsOfFilledButtons() {
    let button = button(titled(.filled()))
    let tint = [0, 478, 1000]
    #expect(color(fill(button)) == tint + [1000] && text(button) == [1000, 1000, 1000, 1000])
    button.isHighlighted = true
    stage.tick()
    #expect(color(fill(button)) == tint + [750] && text(button) == [1000, 1000, 1000, 750])
    button.isHighlighted = false
    button.isSelected = true
    stage.tick()
    #expect(color(fill(button)) == tint + [1000])
    button.isEnabled = false
    stage.tick()
    #expect(color(fill(button)) == [463, 463, 502, 120] && text(button).dropLast() == [235, 235, 263])
    #expect(abs(text(button)[3] - 298) <= 4)
  }

  @Test func recordedColorsOfOtherStyles() {
    let gray = button(titled(.gray()))
    #expect(color(fill(gray)) == [471, 471, 502, 160] && text(gray) == [0, 478, 1000, 1000])
    gray.isHighlighted = true
    stage.tick()
    #expect(color(fill(gray))[3] == 120 && text(gray)[3] == 750)
    gray.isHighlighted = false
    gray.isSelected = true
    stage.tick()
    #expect(color(fill(gray)) == [0, 478, 1000, 180])
    let tinted = button(titled(.tinted()))
    #expect(color(fill(tinted)) == [0, 478, 1000, 180])
    let plain = button(titled(.plain()))
    #expect(color(fill(plain))[3] == 0 && text(plain) == [0, 478, 1000, 1000])
    plain.isSelected = true
    stage.tick()
    #expect(color(fill(plain)) == [0, 478, 1000, 180])
    stage.window.overrideUserInterfaceStyle = .dark
    stage.tick()
    #expect(color(fill(tinted))[3] == 250)
  }

  @Test func customColors() {
    var configuration = titled(.filled())
    configuration.baseForegroundColor = .black
    configuration.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let button = button(configuration)
    #expect(color(fill(button)) == [1000, 0, 0, 1000] && text(button) == [0, 0, 0, 1000])
    button.isEnabled = false
    stage.tick()
    #expect(color(fill(button))[3] == 120 && abs(text(button)[3] - 298) <= 4, "disabled ignores them")
    button.configuration?.background.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    stage.tick()
    #expect(color(fill(button)) == [0, 1000, 0, 1000], "explicit background values are kept")
    button.configuration?.background.strokeColor = .black
    button.configuration?.background.strokeWidth = 2
    stage.tick()
    #expect(button.subviews.first?.subviews.last?.layer.borderWidth == 2)
    let updated = configuration.updated(for: button)
    #expect(updated.background.backgroundColor == .tertiarySystemFill)
    var same = updated
    same.background = configuration.background
    #expect(same == configuration, "only the background changes")
  }

  // MARK: Updates

  @Test func recordedUpdateHandlerCalls() {
    let button = button(titled(.filled()))
    var calls = 0
    button.configurationUpdateHandler = { _ in calls += 1 }
    #expect(calls == 0)
    stage.tick()
    #expect(calls == 1)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    stage.tick()
    #expect(calls == 2)
    button.setNeedsLayout()
    stage.tick()
    #expect(calls == 2)
    for change: (UIButton) -> Void in [
      { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.isSelected = true }, { $0.tintColor = .red },
    ] {
      let before = calls
      change(button)
      stage.tick()
      #expect(calls == before + 1)
    }
    let before = calls
    button.configuration = .gray()
    button.frame.size.width += 40
    stage.tick()
    #expect(calls == before)
  }

  @Test func handlerThatChangesConfigurationIsNotCalledAgain() {
    let button = button(titled(.filled()))
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    stage.tick()
    stage.tick()
    #expect(calls == 1 && button.titleLabel?.text == "Off")
    button.isSelected = true
    stage.tick()
    stage.tick()
    #expect(calls == 2 && button.titleLabel?.text == "On")
    #expect(button.accessibilityLabel == "On")
  }

  @Test func titleThatGrowsDuringLayoutWidensButton() {
    let button = UIButton(configuration: titled(.tinted(), "Follow"))
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Following" : "Follow" }
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(button)
    button.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
    button.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
    stage.tick()
    stage.tick()
    let width = button.frame.width
    button.isSelected = true
    stage.tick()
    stage.tick()
    #expect(button.titleLabel?.text == "Following" && button.frame.width > width + 15, "\(button.frame), \(width)")
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }

  @Test func pressCanSelectButton() {
    let button = button(titled(.gray()), CGRect(x: 50, y: 100, width: 120, height: 44))
    button.changesSelectionAsPrimaryAction = true
    var selected: [Bool] = []
    button.addAction(UIAction { selected.append(($0.sender as! UIButton).isSelected) }, for: .primaryActionTriggered)
    stage.tap(110, 122)
    stage.tap(110, 122)
    #expect(selected == [true, false] && !button.isSelected)
  }

  @Test func subclassUpdatesItself() {
    final class Own: UIButton {
      var states: [UIControl.State] = []
      override func updateConfiguration() { states.append(state) }
    }
    let own = Own(configuration: .plain())
    stage.window.addSubview(own)
    stage.tick()
    own.isHighlighted = true
    stage.tick()
    #expect(own.states == [.normal, .highlighted])
  }

  // MARK: Texts

  @Test func titleAndAttributedTitleMatch() {
    var configuration = UIButton.Configuration.plain()
    var attributes = AttributeContainer()
    attributes.font = .boldSystemFont(ofSize: 20)
    configuration.attributedTitle = AttributedString("Buy", attributes: attributes)
    #expect(configuration.title == "Buy")
    let button = button(configuration)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20) && button.titleLabel?.text == "Buy")
    configuration.title = "Sell"
    #expect(configuration.attributedTitle == AttributedString("Sell"))
    button.configuration = configuration
    stage.tick()
    #expect(button.titleLabel?.font.pointSize == 17 && button.titleLabel?.text == "Sell")
  }

  @Test func transformerAppliesLast() {
    var configuration = titled(.filled())
    var seen: [CGFloat] = []
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      seen.append(incoming.font?.pointSize ?? 0)
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 30)
      outgoing.foregroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return outgoing
    }
    let button = button(configuration)
    #expect(button.titleLabel?.font.pointSize == 30 && text(button) == [1000, 0, 0, 1000])
    #expect(Set(seen) == [17])
    button.isEnabled = false
    stage.tick()
    #expect(text(button) == [1000, 0, 0, 1000])
    #expect(button.bounds.height == button.titleLabel!.frame.height + 14)
  }

  @Test func stateTitlesReplaceMissingTitle() {
    let button = button(.plain())
    button.setTitle("Set", for: .normal)
    stage.tick()
    #expect(button.configuration?.title == nil && button.titleLabel?.text == "Set")
    button.configuration?.title = "Own"
    stage.tick()
    #expect(button.titleLabel?.text == "Own")
    let action = UIAction(title: "Act") { _ in }
    let second = UIButton(configuration: .gray(), primaryAction: action)
    stage.window.addSubview(second)
    second.sizeToFit()
    stage.tick()
    #expect(second.titleLabel?.text == "Act" && second.configuration?.title == nil)
  }

  @Test func withoutConfigurationItIsLegacyButton() {
    let button = button(titled(.filled()))
    button.configuration = nil
    stage.tick()
    #expect(button.configuration == nil && button.titleLabel?.text == nil && button.titleLabel?.font.pointSize == 15)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button.subviews == [button.titleLabel])
  }

  @Test func largeTextIsLarger() {
    let button = button(titled())
    UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
    defer { UIApplication.shared.preferredContentSizeCategory = .large }
    stage.tick()
    #expect(button.titleLabel!.font.pointSize > 30 && button.intrinsicContentSize.width > 150)
  }

  @Test func equality() {
    #expect(titled() == titled() && titled(.gray()) == titled(.bordered()) && titled() != titled(.gray()))
    #expect(titled().hashValue == titled().hashValue && titled() != titled(.plain(), "Other"))
    var other = titled()
    other.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(other != titled() && other == other)
  }
}
