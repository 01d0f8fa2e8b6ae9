// SPDX-License-Identifier: MIT

/// An attributed string and its drawn representation.
///
/// The conversion happens when an application sets the text. Views that display it only use the result, so applications
/// without attributed strings do not contain the conversion.
nonisolated struct ConvertedText: Hashable {
  let string: NSAttributedString
  let rich: RichText

  init(_ string: NSAttributedString) {
    self.string = string
    rich = RichText(string)
  }

  static func == (left: ConvertedText, right: ConvertedText) -> Bool {
    left.string === right.string || left.rich == right.rich
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rich.count) }
}
