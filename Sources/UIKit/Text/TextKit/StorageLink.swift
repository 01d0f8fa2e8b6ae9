// SPDX-License-Identifier: MIT

/// Connects the text of an editor to a text storage. The link retains the storage and the layout manager.
nonisolated final class StorageLink: TextLink, @unchecked Sendable {
  private(set) var storage: NSTextStorage
  let manager: NSLayoutManager

  /// Creates a connection to a layout manager that has a storage.
  init(_ manager: NSLayoutManager, _ storage: NSTextStorage, _ container: NSTextContainer) {
    self.manager = manager
    self.storage = storage
    super.init()
    container.storageEdited = { [me = WeakReference(self)] range, delta in me.wrappedValue?.edited?(range, delta) }
    container.storageReplaced = { [me = WeakReference(self)] in
      guard let self = me.wrappedValue, let storage = self.manager.textStorage else { return }
      let old = self.storage.length
      self.storage = storage
      self.edited?(NSRange(location: 0, length: storage.length), storage.length - old)
    }
  }

  /// Creates a layout manager and a storage with the given text, and connects to them.
  convenience init(_ text: NSAttributedString, _ container: NSTextContainer) {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    self.init(manager, storage, container)
  }

  override var rich: RichText { RichText(storage) }

  override var attributed: NSAttributedString {
    storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
  }

  private func attributes(_ style: TextAttributes) -> [NSAttributedString.Key: ActionSender] {
    let (font, color) = defaults()
    return style.attributes(font: font, color: color)
  }

  override func put(_ text: String, in range: NSRange, attributes style: TextAttributes) {
    storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes(style)))
  }

  override func replaceAll(_ text: RichText) {
    let (font, color) = defaults()
    replaceAll(NSAttributedString(text, font: font, color: color))
  }

  override func replaceAll(_ text: NSAttributedString) { storage.setAttributedString(text) }

  override func apply(_ text: RichText) {
    storage.beginEditing()
    var start = 0
    for run in text.runs {
      storage.addAttributes(attributes(run.attributes), range: NSRange(location: start, length: run.count))
      start += run.count
    }
    storage.endEditing()
  }
}
