// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests fonts by name and by descriptor.
@Suite(.oneApplication) @MainActor struct NamedFontTests {
  @Test(
    "A name determines family, weight, slant and letter width",
    arguments: [
      ("HelveticaNeue-Bold", "Helvetica Neue", UIFont.Weight.bold, false, false),
      ("HelveticaNeue", "Helvetica Neue", .regular, false, false),
      ("AvenirNext-DemiBoldItalic", "Avenir Next", .semibold, true, false),
      ("Avenir-Heavy", "Avenir", .heavy, false, false),
      ("Menlo-Regular", "Menlo", .regular, false, true),
      ("ArialMT", "Arial", .regular, false, false),
      ("Arial-BoldItalicMT", "Arial", .bold, true, false),
      ("Courier-BoldOblique", "Courier", .bold, true, true),
    ])
  func names(_ name: String, _ family: String, _ weight: UIFont.Weight, _ isItalic: Bool, _ isMonospaced: Bool) throws {
    let font = try #require(UIFont(name: name, size: 19))
    #expect(font.fontName == name && font.familyName == family && font.pointSize == 19)
    #expect(font.weight == weight && font.isItalic == isItalic && font.isMonospaced == isMonospaced)
    #expect(UIFont.fontNames(forFamilyName: family).contains(name))
  }

  @Test("A family name returns its regular font, and an unknown name returns nil")
  func families() {
    #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
    #expect(UIFont(name: "Menlo", size: 12)?.fontName == "Menlo-Regular")
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil && UIFont.fontNames(forFamilyName: "NoSuchFont") == [])
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) { #expect(UIFont(name: name, size: 1)?.familyName == family) }
    }
  }

  @Test("A font keeps its name in another size, and fonts with different names are unequal")
  func identity() throws {
    let font = try #require(UIFont(name: "Georgia-Italic", size: 10))
    #expect(font.withSize(20).fontName == "Georgia-Italic" && font.withSize(20).isItalic)
    #expect(font != UIFont(name: "Verdana-Italic", size: 10) && font == UIFont(name: "Georgia-Italic", size: 10))
    #expect(UIFont.systemFont(ofSize: 10) != UIFont.italicSystemFont(ofSize: 10))
    #expect(UIFont.boldSystemFont(ofSize: 10).fontName == ".SFUI-Bold")
    #expect(UIFont.systemFont(ofSize: 10).familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 9, weight: .bold, width: .condensed) == .systemFont(ofSize: 9, weight: .bold))
  }

  @Test("Italic text is sent to the host, in labels and in text with several styles")
  func slant() {
    let stage = FingerStage()
    stage.encoder = FrameEncoder()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(label)
    label.text = "leans"
    label.font = .italicSystemFont(ofSize: 12)
    #expect(stage.textStyles().map(\.isItalic) == [true])
    label.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    #expect(stage.textStyles().map(\.isItalic) == [false])
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 12), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(stage.textStyles().map(\.isItalic) == [false, true])
  }

  @Test("A descriptor changes weight, slant, design and size, and can create the font again")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.weight == .bold && font.isItalic)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    let mono = try #require(body.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono.withSize(11), size: 0).isMonospaced)
    let georgia = UIFontDescriptor(name: "Georgia", size: 14)
    #expect(georgia.withSymbolicTraits(.traitBold)?.postscriptName == "Georgia-Bold")
    #expect(georgia.withSymbolicTraits([])?.postscriptName == "Georgia" && georgia.withDesign(.serif) == nil)
    #expect(UIFontDescriptor(name: "Futura-Medium", size: 1).withSymbolicTraits([.traitBold, .traitItalic]) == nil)
  }

  @Test("Attributes describe a font, and extend one")
  func attributes() {
    let made = UIFontDescriptor(fontAttributes: [.name: "Menlo-Bold", .size: 13])
    #expect(
      made.postscriptName == "Menlo-Bold" && made.pointSize == 13
        && made.symbolicTraits == [.traitBold, .traitMonoSpace])
    let heavy = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 10, weight: .heavy))
  }

  @Test("Extra large titles are bold and larger than others")
  func largestTitles() {
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).weight == .bold)
  }
}
