// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests symbol configurations, and the views that apply them.
@Suite("Symbol configurations", .oneApplication)
@MainActor
struct SymbolConfigurationTests {
  typealias Configuration = UIImage.SymbolConfiguration

  init() { UIApplication.shared.reset() }

  @Test("Applying a configuration replaces the values that it specifies") func applying() {
    let bold = Configuration(pointSize: 20).applying(Configuration(weight: .bold))
    #expect(bold == Configuration(pointSize: 20, weight: .bold))
    #expect(bold.applying(Configuration(pointSize: 30)) == Configuration(pointSize: 30, weight: .bold))
    #expect(Configuration(textStyle: .body).applying(Configuration(pointSize: 9)) == Configuration(pointSize: 9))
    #expect(
      Configuration(pointSize: 9).applying(Configuration(textStyle: .title1, scale: .small))
        == Configuration(textStyle: .title1, scale: .small))
    #expect(bold.applying(nil) === bold && bold.applying(Configuration.unspecified) == bold)
    #expect(bold != Configuration(pointSize: 20) && bold.hash == Configuration(pointSize: 9, weight: .bold).hash)
    #expect(
      Configuration(font: .boldSystemFont(ofSize: 13), scale: .large)
        == Configuration(pointSize: 13, weight: .bold, scale: .large))
  }

  @Test("Parts of a configuration can be removed") func leavingOut() {
    let whole = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(whole.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold))
    #expect(whole.configurationWithoutWeight() == Configuration(pointSize: 20, weight: .unspecified, scale: .large))
    #expect(whole.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
    #expect(whole.configurationWithoutTextStyle() == whole)
    #expect(
      Configuration(textStyle: .body, scale: .small).configurationWithoutTextStyle() == Configuration(scale: .small))
    #expect(Configuration(textStyle: .body).configurationWithoutPointSizeAndWeight() == Configuration(textStyle: .body))
  }

  @Test("Raw values and font weights match Apple's") func rawValues() {
    #expect(UIImage.SymbolScale.default.rawValue == -1 && UIImage.SymbolScale.large.rawValue == 3)
    #expect(UIImage.SymbolWeight.unspecified.rawValue == 0 && UIImage.SymbolWeight.black.rawValue == 9)
    for number in 1...9 {
      #expect(UIImage.SymbolWeight(rawValue: number)?.fontWeight().symbolWeight().rawValue == number)
    }
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
  }

  @Test("Sizes that cannot be drawn are reported and left unspecified", arguments: [CGFloat.nan, .infinity, 0, -3])
  func unusable(_ size: CGFloat) {
    let faults = Diagnostics.recording {
      #expect(Configuration(pointSize: size) == Configuration.unspecified)
    }
    #expect(faults.map(\.kind) == ["symbolSize"])
  }

  @Test("Text styles follow the user's preferred text size; point sizes do not") func textSizes() throws {
    let image = try #require(UIImage(systemName: "star", withConfiguration: Configuration(textStyle: .body)))
    let fixed = try #require(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 17)))
    #expect(image.size == fixed.size)
    let (view, still) = (UIImageView(image: image), UIImageView(image: fixed))
    let stage = FingerStage(scale: 2)
    stage.window.addSubview(view)
    stage.window.addSubview(still)
    stage.tick()
    UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    stage.tick()
    #expect(view.intrinsicContentSize.width > 2 * image.size.width)
    #expect(still.intrinsicContentSize == fixed.size)
    let large = try #require(UIImage(systemName: "star", withConfiguration: Configuration(textStyle: .body)))
    #expect(view.intrinsicContentSize == large.size)
  }

  @Test("Palette and hierarchical configurations color the layers") func colors() throws {
    func colors(_ configuration: Configuration) -> [CGColor] {
      configuration.attributes.style(.current, pixels: 2).colors
    }
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    #expect(colors(Configuration(paletteColors: [.red, .blue])) == [red, blue, blue])
    #expect(colors(Configuration(paletteColors: [.red, .blue, .green, .white])).count == 3)
    #expect(colors(Configuration(hierarchicalColor: .red)).map(\.alpha) == [1, 0.5, 0.25])
    #expect(colors(Configuration(paletteColors: [])).isEmpty && colors(.preferringMulticolor()).isEmpty)
    #expect(colors(Configuration(hierarchicalColor: .red).applying(Configuration.preferringMonochrome())).isEmpty)
    #expect(Configuration(hierarchicalColor: .red) == Configuration(hierarchicalColor: .red))
    #expect(Configuration(paletteColors: [.red]) != Configuration(paletteColors: [.red, .blue]))

    let image = try #require(
      UIImage(systemName: "plus.circle.fill", withConfiguration: Configuration(paletteColors: [.red, .blue])))
    #expect(!image.takesTint)
    guard case .drawn(let drawing)? = image.cgImage?.content else {
      Issue.record("not drawn")
      return
    }
    var painted: [PackedColor] = []
    for command in drawing.staged({ _ in 0 }).commands ?? [] {
      switch command {
      case .fill(let color, _, _): painted.append(color)
      case .stroke(let line, _): painted.append(line.color)
      default: break
      }
    }
    #expect(painted == [.blue, .red, .red])
    let view = UIImageView(image: image)
    view.tintColor = .green
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?.first?.imageTint == nil)
  }

  @Test("Images keep their symbol, tint and rendering mode") func images() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.description.contains(" symbol(system: star) "))
    #expect(star.isSymbolImage && star.symbolConfiguration == .unspecified && star.configuration != nil)
    let large = star.withTintColor(.red, renderingMode: .alwaysOriginal)
      .withConfiguration(Configuration(pointSize: 40))
    #expect(large.size.width > 2 * star.size.width && large.renderingMode == .alwaysOriginal)
    #expect(large.ownTint == UIColor.red.cgColor && large.symbolConfiguration == Configuration(pointSize: 40))
    #expect(star.withTintColor(.red).size == star.size && star.withTintColor(.red).isSymbolImage)
    #expect(star.applyingSymbolConfiguration(Configuration(scale: .small))!.size.width < star.size.width)
    let plain = UIImage(color: .red)
    #expect(
      !plain.isSymbolImage && plain.configuration == nil && plain.withConfiguration(Configuration.unspecified) === plain
    )
  }

  @Test("Symbols have baselines") func baselines() throws {
    let star = try #require(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 64)))
    let offset = try #require(star.baselineOffsetFromBottom)
    // The symbol is vertically centered on the font's capital letters.
    #expect(abs(star.size.height / 2 - offset - UIFont.systemFont(ofSize: 64).capHeight / 2) < 1e-6)
    #expect(star.withTintColor(.red).baselineOffsetFromBottom == offset)
    let plain = UIImage(color: .red)
    #expect(plain.baselineOffsetFromBottom == nil)
    #expect(plain.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    #expect(plain.withBaselineOffset(fromBottom: 3).imageWithoutBaseline().baselineOffsetFromBottom == nil)
    let faults = Diagnostics.recording {
      #expect(plain.withBaselineOffset(fromBottom: .nan) === plain)
    }
    #expect(faults.map(\.kind) == ["imageBaseline"])
  }

  @Test("An image's own configuration takes precedence over that of the view") func precedence() throws {
    let open = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: open)
    #expect(view.intrinsicContentSize == open.size && view.preferredSymbolConfiguration == nil)
    view.preferredSymbolConfiguration = Configuration(pointSize: 40, weight: .bold)
    let bold = open.withConfiguration(Configuration(pointSize: 40, weight: .bold))
    #expect(view.intrinsicContentSize == bold.size && view.image === open)
    view.image = open.withConfiguration(Configuration(pointSize: 10))
    #expect(view.intrinsicContentSize == open.withConfiguration(Configuration(pointSize: 10, weight: .bold)).size)
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?.first?.imageTint == view.tintColor.cgColor)
  }

  @Test("Buttons use the title's size and weight, or the configuration of the state") func buttons() throws {
    let star = try #require(UIImage(systemName: "star"))
    let button = UIButton(type: .system)
    button.setImage(star, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 34)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.layoutIfNeeded()
    let title = star.withConfiguration(Configuration(font: .boldSystemFont(ofSize: 34)))
    #expect(button.imageView?.bounds.size == title.size && button.sizeThatFits(.zero).width == title.size.width)
    let small = Configuration(pointSize: 12)
    button.setPreferredSymbolConfiguration(small, forImageIn: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.bounds.size == star.withConfiguration(Configuration(pointSize: 12, weight: .bold)).size)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) === small)
    #expect(button.currentPreferredSymbolConfiguration === small)
  }

  @Test("Bars and lists configure symbols") func others() throws {
    let star = try #require(UIImage(systemName: "star"))
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    bar.items = [UITabBarItem(title: "Star", image: star)]
    bar.layoutIfNeeded()
    let picture = try #require(bar.subviews.last?.subviews.first { $0 is UIImageView })
    let expected = star.withConfiguration(Configuration(pointSize: 18, weight: .medium, scale: .large)).size
    #expect(picture.bounds.size == expected && abs(picture.frame.midX - 393 / 2) < 1 && picture.frame.midY == 17)

    var content = UIListContentConfiguration.cell()
    content.image = star
    content.text = "Star"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let listed = try #require(view.subviews.first { $0 is UIImageView })
    #expect(listed.bounds.size == star.size)
    var other = content
    other.imageProperties.preferredSymbolConfiguration = Configuration(pointSize: 30)
    #expect(other != content)
    view.configuration = other
    view.layoutIfNeeded()
    #expect(listed.bounds.size == star.withConfiguration(Configuration(pointSize: 30)).size)
  }
}
