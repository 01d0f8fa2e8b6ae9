// SPDX-License-Identifier: MIT

/// A controller that lists activities for the given items: the application's activities, "Copy", and the host's share
/// sheet if available.
///
/// ```swift
/// let controller = UIActivityViewController(activityItems: [text, url], applicationActivities: [FavoriteActivity()])
/// controller.popoverPresentationController?.barButtonItem = shareButton
/// present(controller, animated: true)
/// ```
///
/// In a narrow window, the controller is displayed as a sheet. In a wide window, it is displayed as a popover, which
/// requires a source. A browser displays its own share sheet.
///
/// Differs from Apple: the only system activities are "Copy" and one that opens the host's share sheet. The list is
/// dismissed even if the activity is not completed.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  #if hasFeature(Embedded)
    /// A handler that receives the chosen activity, whether it was completed, the returned items, and an error.
    public typealias CompletionWithItemsHandler = (
      UIActivity.ActivityType?, Bool, [ActionSender]?, CocoaError?
    ) -> Void
  #else
    /// A handler that receives the chosen activity, whether it was completed, the returned items, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  #endif

  /// Called once after the list has been dismissed. If no activity was chosen, the first two arguments are nil and
  /// false. Default: nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not listed. Default: nil. The value is read when the view is loaded.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let shared: SharedItems
  private let applicationActivities: [UIActivity]
  private var list: ActivityListView?
  /// The activity that is being performed.
  private var chosen: UIActivity?
  /// The result that is reported when the list has been dismissed.
  private var result: (type: UIActivity.ActivityType?, isCompleted: Bool, failure: CocoaError?)?

  #if hasFeature(Embedded)
    /// Creates a list for items: strings, URLs, images, item sources, and any other objects that the activities
    /// support.
    @_disfavoredOverload
    public init(activityItems: [ActionSender], applicationActivities: [UIActivity]?) {
      shared = SharedItems(items: activityItems)
      self.applicationActivities = applicationActivities ?? []
      super.init(nibName: nil, bundle: nil)
      super.modalPresentationStyle = .popover
    }

    /// Creates a list for strings.
    public convenience init(activityItems: [String], applicationActivities: [UIActivity]?) {
      let items: [ActionSender] = activityItems.map { NSString(string: $0) }
      self.init(activityItems: items, applicationActivities: applicationActivities)
    }

    /// Creates a list for URLs.
    public convenience init(activityItems: [URL], applicationActivities: [UIActivity]?) {
      let items: [ActionSender] = activityItems.map { NSURL($0) }
      self.init(activityItems: items, applicationActivities: applicationActivities)
    }

    /// Creates a list for item sources.
    public convenience init(activityItems: [any UIActivityItemSource], applicationActivities: [UIActivity]?) {
      let items: [ActionSender] = activityItems.map { SharedSource($0) }
      self.init(activityItems: items, applicationActivities: applicationActivities)
    }
  #else
    /// Creates a list for items: strings, URLs, images, item sources, and any other objects that the activities
    /// support.
    ///
    /// Differs from Apple: in the browser, items are objects, so an array of mixed types must contain `NSString` and
    /// `NSURL` objects instead of strings and URLs. An array whose elements are all strings, all URLs or all item
    /// sources needs no conversion.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      shared = SharedItems(items: activityItems)
      self.applicationActivities = applicationActivities ?? []
      super.init(nibName: nil, bundle: nil)
      super.modalPresentationStyle = .popover
    }
  #endif

  /// Returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates the list.
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

  /// Adapts the popover or sheet to the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    list?.fit(self)
  }

  private func row(for activity: UIActivity) -> ActivityRow {
    let row = ActivityRow(title: activity.activityTitle ?? "", image: activity.activityImage)
    // The row retains the activity as long as the user can choose it.
    row.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.choose(activity) }
    return row
  }

  /// Adapts a sheet to the height of its content, unless the application has set other detents.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list?.fitSheet(of: self)
  }

  /// Calls the completion handler at the end of the frame in which the list is dismissed.
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

  /// Returns the subject of a message that shares the items with the given activity.
  final func subject(for type: UIActivity.ActivityType?) -> String { shared.subject(for: type, in: self) }

  /// Ends the given activity if it is the chosen one, and dismisses the list together with all controllers presented
  /// from it.
  final func finish(_ activity: UIActivity, isCompleted: Bool, failure: CocoaError?) {
    guard activity === chosen, result == nil else { return }
    result = (activity.activityType, isCompleted, failure)
    (presentingViewController ?? self).dismiss(animated: true)
  }
}

/// The preview of the items at the top of the list.
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
