// SPDX-License-Identifier: MIT

/// The values of a content-unavailable configuration, used by both the native and the browser build.
nonisolated struct UnavailableContent: Hashable {
  /// The kind of placeholder.
  enum Kind: UInt8 { case plain, loading, search }

  let kind: Kind
  var image: UIImage?
  var imageProperties = UIContentUnavailableConfiguration.ImageProperties()
  var text: String?
  var attributedText: ConvertedText?
  var textProperties: UIContentUnavailableConfiguration.TextProperties
  var secondaryText: String?
  var secondaryAttributedText: ConvertedText?
  var secondaryTextProperties: UIContentUnavailableConfiguration.TextProperties
  var button = UIButton.Configuration.plain()
  var buttonProperties = UIContentUnavailableConfiguration.ButtonProperties()
  var secondaryButton = UIButton.Configuration.plain()
  var secondaryButtonProperties = UIContentUnavailableConfiguration.ButtonProperties()
  var alignment = UIContentUnavailableConfiguration.Alignment.center
  var preservedAxes = UIAxis.both
  var margins = UIKitTuning.unavailableMargins
  var imageToText = UIKitTuning.unavailableImageToText
  var textToSecondary = UIKitTuning.unavailableTextToSecondary
  var textToButton = UIKitTuning.unavailableTextToButton
  var buttonToSecondary = UIKitTuning.unavailableButtonToSecondary
  var background = UIBackgroundConfiguration.clear()

  init(_ kind: Kind) {
    self.kind = kind
    let title = UIFont.systemFont(ofSize: UIKitTuning.unavailableTitleSize, weight: .bold)
    textProperties = .init(font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: title), color: .label)
    secondaryTextProperties = .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    switch kind {
    case .plain: break
    case .loading:
      text = UIKitTuning.loadingText
      textProperties = .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
      imageToText = UIKitTuning.unavailableSpinnerToText
    case .search:
      image = UIImage(systemName: "magnifyingglass")
      text = UIKitTuning.noResultsText
      secondaryText = UIKitTuning.noResultsHint
    }
  }

  /// Inserts the state's query into the text of a search configuration, unless the app has set its own text.
  mutating func take(_ state: any UIConfigurationState) {
    guard kind == .search, attributedText == nil, text.isLiterallyEqual(to: UIKitTuning.noResultsText),
      let query = (state as? UIContentUnavailableConfigurationState)?.searchText, !query.isEmpty
    else { return }
    text = "\(UIKitTuning.noResultsText) for \u{201C}\(query)\u{201D}"
  }

  static func == (left: UnavailableContent, right: UnavailableContent) -> Bool {
    left.kind == right.kind && left.image === right.image && left.imageProperties == right.imageProperties
      && left.text.isLiterallyEqual(to: right.text) && left.attributedText == right.attributedText
      && left.textProperties == right.textProperties
      && left.secondaryText.isLiterallyEqual(to: right.secondaryText)
      && left.secondaryAttributedText == right.secondaryAttributedText
      && left.secondaryTextProperties == right.secondaryTextProperties && left.button == right.button
      && left.buttonProperties == right.buttonProperties && left.secondaryButton == right.secondaryButton
      && left.secondaryButtonProperties == right.secondaryButtonProperties && left.alignment == right.alignment
      && left.preservedAxes == right.preservedAxes && left.margins == right.margins
      && left.imageToText == right.imageToText && left.textToSecondary == right.textToSecondary
      && left.textToButton == right.textToButton && left.buttonToSecondary == right.buttonToSecondary
      && left.background == right.background
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(imageToText)
    hasher.combine(textToButton)
  }
}
