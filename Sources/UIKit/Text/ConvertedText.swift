// SPDX-License-Identifier: MIT

/// An attributed string together with the styled text to which it was converted.
///
/// The string is converted when an application sets it. Views that display the text use only the result, so
/// applications without attributed strings do not link the conversion code.
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
