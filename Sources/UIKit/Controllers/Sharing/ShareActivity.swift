// SPDX-License-Identifier: MIT

import SprungStage

/// Shares with the sheet of the host.
final class ShareActivity: UIActivity {
  private var items = SharedItems(items: [])
  private var request: UInt32 = 0

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .shareSheet }
  override var activityTitle: String? { "Share…" }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.up") }

  override func canPerform(withActivityItems activityItems: [ActionSender]) -> Bool {
    guard HostRequests.canAnswer(.share) else { return false }
    return SharedItems(items: activityItems).contents.contains { !$0.isFile || HostRequests.canAnswer(.shareFiles) }
  }

  override func prepare(withActivityItems activityItems: [ActionSender]) { items = SharedItems(items: activityItems) }

  override func perform() {
    var files: [StageFile] = []
    for content in items.contents where !content.isFile || HostRequests.canAnswer(.shareFiles) {
      if let file = content.stageFile(number: files.count + 1) { files.append(file) }
    }
    if let subject = controller?.subject(for: activityType), !subject.isEmpty {
      files.insert(StageFile(name: "", type: "text/x-subject", bytes: Array(subject.utf8)), at: 0)
    }
    request = HostRequests.shared.send(.share, files: files) { [me = WeakReference(self)] answer in
      guard let activity = me.wrappedValue else { return }
      let failure: CocoaError? = answer.outcome == .failed ? CocoaError(.featureUnsupported) : nil
      activity.controller?.finish(activity, isCompleted: answer.outcome == .done, failure: failure)
    }
  }

  /// The list was dismissed while the host's sheet is open.
  func withdraw() { HostRequests.shared.withdraw(request) }
}

extension SharedContent {
  /// Whether the host needs the content of a file to share it.
  var isFile: Bool {
    switch self {
    case .text: return false
    case .url(let url): return url.isFileURL
    case .image: return true
    }
  }

  /// The content that the host shares; nil for files that cannot be read and pictures without pixels.
  func stageFile(number: Int) -> StageFile? {
    switch self {
    case .text(let text): return .text(text)
    case .url(let url): return url.isFileURL ? HostFiles.read(url) : .link(url.absoluteString)
    case .image(let image):
      guard let file = image.encodedFile else { return nil }
      return StageFile(
        name: number == 1 ? "image.\(file.fileExtension)" : "image-\(number).\(file.fileExtension)",
        type: UTType(filenameExtension: file.fileExtension)?.preferredMIMEType ?? "", bytes: file.bytes)
    }
  }
}

extension UIImage {
  /// The bytes of a file of the picture and its extension: those that it was made of, or else those of a new PNG file; nil where
  /// there are no pixels to encode.
  fileprivate final var encodedFile: (bytes: [UInt8], fileExtension: String)? {
    guard case .encoded(let bytes, let header) = picture.content else { return picture.png.map { ($0, "png") } }
    switch header.format {
    case .png: return (bytes, "png")
    case .jpeg: return (bytes, "jpeg")
    case .gif: return (bytes, "gif")
    case .webP: return (bytes, "webp")
    }
  }
}
