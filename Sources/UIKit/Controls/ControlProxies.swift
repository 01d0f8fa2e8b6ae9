// SPDX-License-Identifier: MIT

/// The properties of labels and controls that appearance proxies can set, in addition to those of all views.
@MainActor
package enum ControlProxies {
  package static var ofLabels: [AppearanceProperty] {
    [
      .value(UILabel.self, { $0.font }, { $0.font = $1 }),
      .value(UILabel.self, { $0.textColor }, { $0.textColor = $1 }),
    ]
  }

  package static var ofTextFields: [AppearanceProperty] {
    [
      .value(UITextField.self, { $0.font }, { $0.font = $1 }),
      .value(UITextField.self, { $0.textColor }, { $0.textColor = $1 }),
      .value(UITextField.self, { $0.keyboardAppearance }, { $0.keyboardAppearance = $1 }),
    ]
  }

  package static var ofTextViews: [AppearanceProperty] {
    [
      .value(UITextView.self, { $0.font }, { $0.font = $1 }),
      .value(UITextView.self, { $0.textColor }, { $0.textColor = $1 }),
    ]
  }

  package static var ofButtons: [AppearanceProperty] {
    [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      AppearanceProperty.optional(UIButton.self, { $0.titleColors[state] }, { $0.setTitleColor($1, for: state) })
    }
  }

  package static var ofSwitches: [AppearanceProperty] {
    [
      .optional(UISwitch.self, { $0.onTintColor }, { $0.onTintColor = $1 }),
      .optional(UISwitch.self, { $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
    ]
  }

  package static var ofSliders: [AppearanceProperty] {
    [
      .optional(UISlider.self, { $0.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 }),
      .optional(UISlider.self, { $0.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 }),
      .optional(UISlider.self, { $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
      .optional(UISlider.self, { $0.minimumValueImage }, { $0.minimumValueImage = $1 }),
      .optional(UISlider.self, { $0.maximumValueImage }, { $0.maximumValueImage = $1 }),
    ]
  }

  package static var ofPageControls: [AppearanceProperty] {
    [
      .optional(UIPageControl.self, { $0.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 }),
      .optional(UIPageControl.self, { $0.currentPageIndicatorTintColor }, { $0.currentPageIndicatorTintColor = $1 }),
    ]
  }

  package static var ofProgressViews: [AppearanceProperty] {
    [
      .optional(UIProgressView.self, { $0.progressTintColor }, { $0.progressTintColor = $1 }),
      .optional(UIProgressView.self, { $0.trackTintColor }, { $0.trackTintColor = $1 }),
    ]
  }

  package static var ofSegmentedControls: [AppearanceProperty] {
    [.optional(UISegmentedControl.self, { $0.selectedSegmentTintColor }, { $0.selectedSegmentTintColor = $1 })]
  }

  package static var ofActivityIndicators: [AppearanceProperty] {
    [.value(UIActivityIndicatorView.self, { $0.color }, { $0.color = $1 })]
  }

  package static var ofSearchBars: [AppearanceProperty] {
    [
      .optional(UISearchBar.self, { $0.barTintColor }, { $0.barTintColor = $1 }),
      .value(UISearchBar.self, { $0.searchBarStyle }, { $0.searchBarStyle = $1 }),
    ]
  }
}
