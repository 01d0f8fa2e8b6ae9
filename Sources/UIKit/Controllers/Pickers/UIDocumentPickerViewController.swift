// SPDX-License-Identifier: MIT

import SprungStage

/// A controller for choosing documents, or a location at which to save files. The host's dialog opens when the picker
/// appears.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// A browser displays its own dialog. If the host has no dialog, the picker is cancelled and a fault is reported.
///
/// Differs from Apple: documents are always copies, regardless of `asCopy`. In native builds, these copies are files in
/// a temporary folder of the process. In the browser, the copies are in memory, and `Data(contentsOf:)` reads them from
/// there. Folders cannot be chosen. The picker is cancelled if opened files are larger than 8 megabytes in total, or
/// exported files larger than 32 megabytes.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate that receives the documents. A weak reference. Default: nil.
  @WeakReference open var delegate: (any UIDocumentPickerDelegate)?

  /// Whether the user can choose several documents. Default: false. The value is read when the picker appears.
  open var allowsMultipleSelection = false

  /// Whether file names include their extensions. The value has no effect, because the host controls its dialog.
  /// Default: false.
  open var shouldShowFileExtensions = false

  /// The initially displayed folder. The value has no effect, because the host controls its dialog. Default: nil.
  open var directoryURL: URL?

  private let contentTypes: [UTType]
  private let exported: [URL]
  private var picking: HostPicking?
  private var list: ActivityListView?
  private var picked: [URL]?

  private var isExporting: Bool { !exported.isEmpty }

  /// Creates a picker for documents of the given types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker for documents of the given types, or for all files if the array is empty. Documents are always
  /// copies, regardless of `asCopy`.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.contentTypes = contentTypes
    exported = []
    super.init(nibName: nil, bundle: nil)
    super.modalPresentationStyle = .formSheet
  }

  /// Creates a picker that saves copies of files.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker that saves copies of files, regardless of `asCopy`.
  public init(forExporting urls: [URL], asCopy: Bool) {
    contentTypes = []
    exported = urls
    super.init(nibName: nil, bundle: nil)
    super.modalPresentationStyle = .formSheet
  }

  /// Returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates the view, in which the user can reopen the host's dialog or cancel.
  open override func loadView() {
    let row = ActivityRow(
      title: isExporting ? "Save…" : "Browse…",
      image: UIImage(systemName: isExporting ? "square.and.arrow.down" : "folder"))
    row.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.picking?.ask() }
    let names = exported.map { $0.lastPathComponent }.joined(separator: ", ")
    let heading = allowsMultipleSelection ? "Choose Files" : "Choose a File"
    let list = ActivityListView(
      title: isExporting ? "Save to Files" : heading, detail: names, image: nil, groups: [[row]])
    list.close.accessibilityLabel = "Cancel"
    list.close.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in
      me.wrappedValue?.dismiss(animated: true)
    }
    self.list = list
    view = list
    list.fit(self)
  }

  /// Adapts the sheet to the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    list?.fit(self)
  }

  /// Opens the host's dialog.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented else { return }
    list?.fitSheet(of: self)
    let picking = HostPicking(isExporting ? .save : .open, needs: isExporting ? .save : .open)
    self.picking = picking
    picked = nil
    guard picking.isPossible(for: "UIDocumentPickerViewController") else { return }
    picking.answered = { [me = WeakReference(self)] answer in me.wrappedValue?.finish(answer) }
    guard isExporting else {
      picking.allowsMultiple = allowsMultipleSelection
      picking.files = UTType.hostTypes(of: contentTypes).map { StageFile(name: "", type: $0) }
      return picking.ask()
    }
    for url in exported {
      guard let file = HostFiles.read(url) else {
        Diagnostics.report(
          "hostRequest",
          "UIDocumentPickerViewController was canceled because \(url.absoluteString) cannot be read. Export only files that exist and can be read."
        )
        return
      }
      picking.files.append(file)
    }
    picking.ask()
  }

  /// Dismisses the picker if no request was sent to the host.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if picking?.hasAsked == false { dismiss(animated: animated) }
  }

  private func finish(_ answer: StageAnswer) {
    if answer.outcome == .done {
      let urls = isExporting ? exported : HostFiles.store(answer.files, of: answer.request)
      picked = urls.isEmpty ? nil : urls
    }
    dismiss(animated: true)
  }

  /// Notifies the delegate at the end of the frame in which the picker was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    picking?.end()
    picking = nil
    let picked = picked
    AppContext.shared.afterCommit { [self] in
      if let picked {
        delegate?.documentPicker(self, didPickDocumentsAt: picked)
      } else {
        delegate?.documentPickerWasCancelled(self)
      }
    }
  }
}

extension UTType {
  /// Returns the type specifiers for the host, or an empty array if any file can be chosen.
  static func hostTypes(of types: [UTType]) -> [String] {
    var words: [String] = []
    for type in types {
      guard let own = type.hostTypes else { return [] }
      words += own
    }
    return words
  }
}
