// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct UIListContentViewTests {
  private func view(_ content: UIListContentConfiguration, width: CGFloat = 320) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    view.layoutIfNeeded()
    return view
  }

  @Test("A single line is a row of 44 points with its text at 16") func oneLine() {
    var content = UIListContentConfiguration.cell()
    content.text = "Word"
    let view = view(content)
    #expect(view.bounds.height == 44)
    #expect(view.label?.frame.minX == 16 && view.label?.frame.midY == 22)
    #expect(view.label?.font.pointSize == 17 && view.secondLabel == nil)
  }

  @Test("The secondary text is below, or at the end of the line if there is enough width") func secondary() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "More"
    let below = view(content)
    #expect(below.secondLabel?.font.pointSize == 12)
    #expect((below.secondLabel?.frame.minY ?? 0) >= (below.label?.frame.maxY ?? 0) + 3)
    var value = UIListContentConfiguration.valueCell()
    value.text = "Volume"
    value.secondaryText = "11"
    let beside = view(value)
    #expect(beside.bounds.height == 44)
    #expect(beside.secondLabel?.frame.maxX == 312 && beside.secondLabel?.frame.midY == 22)
    value.secondaryText = "much too long for one line that has a text of some length before it already"
    let stacked = view(value)
    #expect((stacked.secondLabel?.frame.minY ?? 0) > (stacked.label?.frame.midY ?? 0))
    #expect(stacked.bounds.height > 44)
  }

  @Test("Long text makes the view taller") func wrapping() {
    var content = UIListContentConfiguration.cell()
    content.text = "a text that goes on and on and on and on until it needs a second line and then a third one"
    let wide = view(content)
    let narrow = view(content, width: 160)
    #expect(wide.bounds.height > 44 && narrow.bounds.height > wide.bounds.height)
    content.textProperties.numberOfLines = 1
    #expect(view(content, width: 160).bounds.height == 44)
  }

  @Test("The image precedes the text, and is centered in its reserved space within its maximum size") func images() {
    var content = UIListContentConfiguration.cell()
    content.text = "Word"
    content.image = UIImage(color: .red, size: CGSize(width: 40, height: 20))
    #expect(view(content).picture?.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(view(content).label?.frame.minX == 72)
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    #expect(view(content).picture?.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
    #expect(view(content).picture?.frame == CGRect(x: 21, y: 17, width: 20, height: 10))
    #expect(view(content).label?.frame.minX == 62)
  }

  @Test("In right-to-left layouts, the image is on the right") func mirrored() {
    var content = UIListContentConfiguration.cell()
    content.text = "Word"
    content.image = UIImage(color: .red, size: CGSize(width: 20, height: 20))
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    #expect(view.picture?.frame.maxX == 304)
  }

  @Test("Text is transformed, and default colors follow the state") func textStyles() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Settings"
    #expect(view(content).label?.text == "SETTINGS")
    #expect(content.textProperties.color == .secondaryLabel)
    var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    state.isDisabled = true
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    content.textProperties.color = .systemRed
    content.textProperties.colorTransformer = .monochromeTint
    #expect(content.updated(for: state).textProperties.color == .systemRed)
    #expect(content.textProperties.resolvedColor() == .secondaryLabel)
    #expect(
      UIListContentConfiguration.TextProperties.TextTransform.capitalized.apply("old MAN-eater") == "Old Man-Eater")
  }

  @Test("Layout guides follow the text") func guides() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    let view = view(content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    let guide = view.textLayoutGuide
    view.layoutIfNeeded()
    #expect(guide?.layoutFrame.minX == view.label?.frame.minX && guide?.layoutFrame.width == view.label?.frame.width)
  }

  @Test("Non-finite values and foreign configurations are rejected") func misuse() {
    struct Foreign: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Foreign { self }
    }
    let faults = Diagnostics.recording {
      var content = UIListContentConfiguration.cell()
      content.imageToTextPadding = .nan
      #expect(content.imageToTextPadding == 0)
      let view = view(content)
      #expect(!view.supports(Foreign()))
      view.configuration = Foreign()
    }
    #expect(faults.map { $0.kind } == ["configurationNumber", "foreignConfiguration"])
  }
}
