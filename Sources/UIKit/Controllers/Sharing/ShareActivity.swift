// SPDX-License-Identifier: MIT

import SprungStage

/// Shares the items with the host's share sheet.
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

  /// Withdraws the request when the list is dismissed while the host's sheet is open.
  func withdraw() { HostRequests.shared.withdraw(request) }
}

extension SharedContent {
  /// Whether sharing this content requires a host that can share files.
  var isFile: Bool {
    switch self {
    case .text: return false
    case .url(let url): return url.isFileURL
    case .image: return true
    }
  }

  /// Returns the content in the form that the host shares, or nil for a file that cannot be read or an empty image.
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
  /// The bytes of an image file and its extension. The bytes are the data from which the image was created or, if it
  /// was not created from data, a new PNG file. Nil for images without pixels.
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
