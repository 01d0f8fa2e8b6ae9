// SPDX-License-Identifier: MIT

/// The items that an activity controller shares.
struct SharedItems {
  let items: [ActionSender]

  /// The items that the system's activities support, in order.
  var contents: [SharedContent] { items.compactMap { SharedContent($0) } }

  /// Returns the items, in which each item source is replaced by its placeholder.
  func placeholders(for controller: UIActivityViewController) -> [ActionSender] {
    items.map { item in
      Self.source(of: item)?.activityViewControllerPlaceholderItem(controller) ?? item
    }
  }

  /// Returns the items to share with the given activity. An item source that does not provide an item is omitted.
  func resolved(for type: UIActivity.ActivityType?, in controller: UIActivityViewController) -> [ActionSender] {
    items.compactMap { item in
      guard let source = Self.source(of: item) else { return item }
      return source.activityViewController(controller, itemForActivityType: type)
    }
  }

  /// Returns the first subject that an item source provides for the given activity, or an empty string.
  func subject(for type: UIActivity.ActivityType?, in controller: UIActivityViewController) -> String {
    for item in items {
      let subject = Self.source(of: item)?.activityViewController(controller, subjectForActivityType: type) ?? ""
      if !subject.isEmpty { return subject }
    }
    return ""
  }

  private static func source(of item: ActionSender) -> (any UIActivityItemSource)? {
    #if hasFeature(Embedded)
      return (item as? SharedSource)?.source ?? (item as? UIActivityItemProvider)
    #else
      return item as? any UIActivityItemSource
    #endif
  }
}
