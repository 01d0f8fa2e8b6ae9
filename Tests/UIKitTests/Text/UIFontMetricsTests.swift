// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests fonts and labels that follow the user's preferred text size.
@Suite(.oneApplication)
@MainActor
struct UIFontMetricsTests {
  let stage = FingerStage()

  @Test(
    "Text styles have the sizes of Apple's guidelines",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 14.0), (.body, .large, 17),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .extraExtraExtraLarge, 40),
      (.caption2, .small, 11), (.caption2, .accessibilityMedium, 20), (.headline, .extraLarge, 19),
      (.footnote, .accessibilityLarge, 27), (.title1, .unspecified, 28),
    ])
  func table(style: UIFont.TextStyle, category: UIContentSizeCategory, points: Double) {
    UIApplication.shared.preferredContentSizeCategory = category
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == CGFloat(points))
    #expect(font.weight == (style == .headline ? .semibold : .regular))
  }

  @Test("Every style grows, or stays, from each size to the next")
  func growth() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for style in styles {
      let sizes = categories.map {
        UIFont.preferredFont(
          forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
        ).pointSize
      }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 } && sizes[11] > sizes[0])
    }
  }

  @Test("A label that adjusts its font grows with the text size; another one does not")
  func labels() {
    let follower = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let other = UILabel(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    for label in [follower, other] {
      label.text = "Harbour"
      label.font = .preferredFont(forTextStyle: .body)
      stage.window.addSubview(label)
    }
    follower.adjustsFontForContentSizeCategory = true
    stage.encoder = FrameEncoder()
    stage.tick()
    let before = follower.intrinsicContentSize
    UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
    #expect(stage.textStyles().map(\.fontSize) == [33])
    #expect(follower.font.pointSize == 33 && other.font.pointSize == 17)
    #expect(follower.intrinsicContentSize.width > 1.8 * before.width)
    UIApplication.shared.preferredContentSizeCategory = .large
    stage.tick()
    #expect(follower.font.pointSize == 17 && follower.intrinsicContentSize == before)
  }

  @Test("A label that starts to adjust later catches up; a font of fixed size never adjusts")
  func catchesUp() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    let fixed = UILabel()
    fixed.font = .systemFont(ofSize: 12)
    UIApplication.shared.preferredContentSizeCategory = .extraSmall
    label.adjustsFontForContentSizeCategory = true
    fixed.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 14 && fixed.font.pointSize == 12)
  }

  @Test("Custom fonts and distances scale like the text style, up to a limit")
  func metrics() {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 34), maximumPointSize: 60)
    label.adjustsFontForContentSizeCategory = true
    stage.window.addSubview(label)
    #expect(label.font.pointSize == 34)
    UIApplication.shared.preferredContentSizeCategory = .extraSmall
    stage.tick()
    #expect(label.font.pointSize == 29 && label.font.weight == .bold)
    #expect(UIFontMetrics.default.scaledValue(for: 17) == 14.5)
    UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.tick()
    #expect(label.font.pointSize == 60)
    let faults = Diagnostics.recording { _ = UIFontMetrics.default.scaledFont(for: label.font) }
    #expect(faults.map { $0.kind } == ["fontScaledTwice"])
  }
}
