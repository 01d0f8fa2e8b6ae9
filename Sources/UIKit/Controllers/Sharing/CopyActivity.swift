// SPDX-License-Identifier: MIT

/// Copies the shared items to the general pasteboard: all strings and URLs or, if there are none, the first image.
final class CopyActivity: UIActivity {
  private var contents: [SharedContent] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [ActionSender]) -> Bool {
    !SharedItems(items: activityItems).contents.isEmpty
  }

  override func prepare(withActivityItems activityItems: [ActionSender]) {
    contents = SharedItems(items: activityItems).contents
  }

  override func perform() {
    let board = UIPasteboard.general
    var texts: [String] = []
    var image: UIImage?
    for content in contents {
      switch content {
      case .text(let text): texts.append(text)
      case .url(let url): texts.append(url.absoluteString)
      case .image(let picture): image = image ?? picture
      }
    }
    if texts.isEmpty { board.image = image } else { board.strings = texts }
    activityDidFinish(true)
  }
}
