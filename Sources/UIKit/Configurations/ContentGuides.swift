// SPDX-License-Identifier: MIT

/// The layout guides of a list content view. A guide is created on first use, and has the frame of the view's label or
/// image view.
struct ContentGuides {
  /// A guide and its constraints.
  struct Guide {
    let guide = UILayoutGuide()
    var ties: [NSLayoutConstraint] = []
  }

  var text: Guide?
  var secondary: Guide?
  var image: Guide?

  /// Updates the guides to the frames of the view's parts.
  func follow(_ view: UIListContentView) {
    move(text, to: view.label, in: view)
    move(secondary, to: view.secondLabel, in: view)
    move(image, to: view.picture, in: view)
  }

  private func move(_ guide: Guide?, to part: UIView?, in view: UIView) {
    guard let guide, let part, guide.ties.count == 4 else { return }
    let constants = [
      part.frame.minX - view.bounds.minX, part.frame.minY - view.bounds.minY, part.frame.width, part.frame.height,
    ]
    for (tie, value) in zip(guide.ties, constants) where tie.constant != value { tie.constant = value }
  }
}

extension UIListContentView {
  /// Returns the existing guide, or creates one if it is nil.
  final func makeGuide(_ existing: ContentGuides.Guide?) -> ContentGuides.Guide {
    if let existing { return existing }
    var made = ContentGuides.Guide()
    addLayoutGuide(made.guide)
    made.ties = [
      made.guide.leftAnchor.constraint(equalTo: leftAnchor), made.guide.topAnchor.constraint(equalTo: topAnchor),
      made.guide.widthAnchor.constraint(equalToConstant: 0), made.guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(made.ties)
    return made
  }
}
