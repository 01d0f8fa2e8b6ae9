// SPDX-License-Identifier: MIT

/// Lists what can be done with items: the application's activities, "Copy", and the share sheet of the host where it has one.
///
/// ```swift
/// let controller = UIActivityViewController(activityItems: [text, url], applicationActivities: [FavoriteActivity()])
/// controller.popoverPresentationController?.barButtonItem = shareButton
/// present(controller, animated: true)
/// ```
///
/// It is a popover in a wide window, which needs a source, and a sheet in a narrow one. In a page the share sheet is the browser's.
///
/// Differs from Apple: of the system's activities there are "Copy" and one that opens the host's sheet. Any outcome dismisses the list.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  #if hasFeature(Embedded)
    /// Receives the name of the chosen activity, whether it was completed, items that it returned, and an error.
    public typealias CompletionWithItemsHandler = (
      UIActivity.ActivityType?, Bool, [ActionSender]?, CocoaError?
    ) -> Void
  #else
    /// Receives the name of the chosen activity, whether it was completed, items that it returned, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  #endif

  /// Called once when the list was dismissed, after an activity or, with nil and false, without one. Default: nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not listed. Default: nil. Read when the view is loaded.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let shared: SharedItems
  private let applicationActivities: [UIActivity]
  private var list: ActivityListView?
  /// The activity that is performed.
  private var chosen: UIActivity?
  /// The outcome of the list.
  private var result: (type: UIActivity.ActivityType?, isCompleted: Bool, failure: CocoaError?)?

  #if hasFeature(Embedded)
    /// Makes a list for items: texts, addresses, pictures, sources of items, and whatever the activities know.
    @_disfavoredOverload
    public init(activityItems: [ActionSender], applicationActivities: [UIActivity]?) {
      shared = SharedItems(items: activityItems)
      self.applicationActivities = applicationActivities ?? []
      super.init(nibName: nil, bundle: nil)
      super.modalPresentationStyle = .popover
    }

    /// Makes a list for texts.
    public convenience init(activityItems: [String], applicationActivities: [UIActivity]?) {
      let items: [ActionSender] = activityItems.map { NSString(string: $0) }
      self.init(activityItems: items, applicationActivities: applicationActivities)
    }

    /// Makes a list for addresses.
    public convenience init(activityItems: [URL], applicationActivities: [UIActivity]?) {
      let items: [ActionSender] = activityItems.map { NSURL($0) }
      self.init(activityItems: items, applicationActivities: applicationActivities)
    }

    /// Makes a list for objects that provide items.
    public convenience init(activityItems: [any UIActivityItemSource], applicationActivities: [UIActivity]?) {
      let items: [ActionSender] = activityItems.map { SharedSource($0) }
      self.init(activityItems: items, applicationActivities: applicationActivities)
    }
  #else
    /// Makes a list for items: texts, addresses, pictures, sources of items, and whatever the activities know.
    ///
    /// Differs from Apple: in the browser items are objects, so a text beside a picture is an `NSString` and an address an `NSURL`; arrays
    /// of texts, of addresses or of sources need no conversion.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      shared = SharedItems(items: activityItems)
      self.applicationActivities = applicationActivities ?? []
      super.init(nibName: nil, bundle: nil)
      super.modalPresentationStyle = .popover
    }
  #endif

  /// Nil: a list cannot be read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Makes the list.
  open override func loadView() {
    let placeholders = shared.placeholders(for: self)
    var activities = applicationActivities
    activities += [ShareActivity(), CopyActivity()]
    activities = activities.filter { activity in
      guard activity.canPerform(withActivityItems: placeholders) else { return false }
      guard let type = activity.activityType else { return true }
      return excludedActivityTypes?.contains(type) != true
    }
    func rows(_ category: UIActivity.Category) -> [ActivityRow] {
      activities.filter { type(of: $0).activityCategory == category }.map { row(for: $0) }
    }
    let preview = SharedPreview(SharedItems(items: placeholders).contents)
    let list = ActivityListView(
      title: title ?? preview.title, detail: preview.detail, image: preview.image,
      groups: [rows(.share), rows(.action)])
    list.close.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in
      me.wrappedValue?.dismiss(animated: true)
    }
    self.list = list
    view = list
    list.fit(self)
  }

  /// Fits popover and sheet to the size of the text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    list?.fit(self)
  }

  private func row(for activity: UIActivity) -> ActivityRow {
    let row = ActivityRow(title: activity.activityTitle ?? "", image: activity.activityImage)
    // The row keeps the activity for as long as it can be chosen.
    row.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.choose(activity) }
    return row
  }

  /// A sheet is as high as its content, unless the program has set other detents.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list?.fitSheet(of: self)
  }

  /// Calls the completion handler at the end of the frame in which the list was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    if let share = chosen as? ShareActivity, result == nil { share.withdraw() }
    let handler = completionWithItemsHandler
    let result = result ?? (chosen?.activityType, false, nil)
    chosen?.controller = nil
    chosen = nil
    self.result = nil
    AppContext.shared.afterCommit { handler?(result.type, result.isCompleted, nil, result.failure) }
  }

  // MARK: Performing

  private func choose(_ activity: UIActivity) {
    guard chosen == nil, !isBeingDismissed else { return }
    chosen = activity
    activity.controller = self
    activity.prepare(withActivityItems: shared.resolved(for: activity.activityType, in: self))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// The subject of a message.
  final func subject(for type: UIActivity.ActivityType?) -> String { shared.subject(for: type, in: self) }

  /// Ends the activity that was chosen and dismisses the list with everything above it.
  final func finish(_ activity: UIActivity, isCompleted: Bool, failure: CocoaError?) {
    guard activity === chosen, result == nil else { return }
    result = (activity.activityType, isCompleted, failure)
    (presentingViewController ?? self).dismiss(animated: true)
  }
}

/// The items as the head of the list displays them.
private struct SharedPreview {
  var title = ""
  var detail = ""
  var image: UIImage?

  init(_ contents: [SharedContent]) {
    for content in contents {
      switch content {
      case .text(let text): if title.isEmpty { title = text.split(separator: "\n").first.map { String($0) } ?? "" }
      case .url(let url): if detail.isEmpty { detail = url.isFileURL ? url.lastPathComponent : url.host ?? "" }
      case .image(let picture): image = image ?? picture
      }
    }
    if title.isEmpty { (title, detail) = (detail, "") }
    if title.isEmpty { title = contents.count == 1 ? "1 Item" : "\(contents.count) Items" }
  }
}
