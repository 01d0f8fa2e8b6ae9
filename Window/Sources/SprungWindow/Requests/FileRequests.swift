// SPDX-License-Identifier: MIT

import CGtk
import SprungStage

/// Handles file requests from the application with the desktop's dialogs.
final class FileRequests {
  /// The supported requests.
  static let abilities: StageAbilities = [.open, .save, .photos]

  private let window: UnsafeMutablePointer<GtkWindow>
  /// The currently open dialog.
  private var dialog: OpaquePointer?
  /// The request that the dialog belongs to.
  private var request: StageRequest?
  /// Receives each record.
  var send: (InputEvent) -> Void = { _ in }

  /// Creates a handler whose dialogs open above a window.
  init(_ window: UnsafeMutablePointer<GtkWindow>) { self.window = window }

  /// Handles a request from the application. A pending request is canceled.
  func take(_ request: StageRequest) {
    finish(.cancelled)
    switch request.kind {
    case .open, .photos: open(request, title: nil, GTK_FILE_CHOOSER_ACTION_OPEN)
    case .save:
      let isOne = request.files.count == 1
      open(request, title: nil, isOne ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
    case .share, .camera, .notificationPermission, .notification, .removeNotification, .badge,
      .page, .nextPage, .stopPage:
      answer(request, .failed, [])
    }
  }

  /// Closes the dialog without an answer, because the application is restarting.
  func discard() {
    request = nil
    close()
  }

  // MARK: The dialog

  private func open(_ request: StageRequest, title: String?, _ action: GtkFileChooserAction) {
    guard let dialog = gtk_file_chooser_native_new(title, window, action, nil, nil) else {
      return answer(request, .failed, [])
    }
    (self.dialog, self.request) = (dialog, request)
    if request.kind == .save, request.files.count == 1 {
      gtk_file_chooser_set_current_name(dialog, ChosenFiles.fileName(request.files[0].name))
    } else if request.kind != .save {
      gtk_file_chooser_set_select_multiple(dialog, request.allowsMultiple ? 1 : 0)
      if let filter = Self.filter(request) { gtk_file_chooser_add_filter(dialog, filter) }
    }
    gtk_native_dialog_set_modal(Self.native(dialog), 1)
    Signals.connect(UnsafeMutableRawPointer(dialog), response: "response") { [weak self] response in
      self?.ended(isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
    }
    gtk_native_dialog_show(Self.native(dialog))
  }

  private static func native(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// Returns the filter for the requested file types, or nil if all files can be chosen.
  private static func filter(_ request: StageRequest) -> OpaquePointer? {
    let types = request.files.map(\.type).filter { !$0.isEmpty }
    guard !types.isEmpty, !types.contains("*/*"), let filter = gtk_file_filter_new() else { return nil }
    for type in types {
      if type.hasPrefix(".") {
        gtk_file_filter_add_suffix(filter, String(type.dropFirst()))
      } else {
        gtk_file_filter_add_mime_type(filter, type)
      }
    }
    return filter
  }

  private func ended(isAccepted: Bool) {
    guard let dialog, let request else { return close() }
    guard isAccepted else { return finish(.cancelled) }
    var paths: [String] = []
    if let list = gtk_file_chooser_get_files(dialog) {
      for index in 0..<g_list_model_get_n_items(list) {
        guard let item = g_list_model_get_item(list, index) else { continue }
        if let path = g_file_get_path(OpaquePointer(item)) {
          paths.append(String(cString: path))
          g_free(path)
        }
        g_object_unref(item)
      }
      g_object_unref(UnsafeMutableRawPointer(list))
    }
    if request.kind == .save {
      finish(paths.first.map { ChosenFiles.save(request.files, at: $0) } == true ? .done : .failed)
    } else {
      let files = paths.isEmpty ? nil : ChosenFiles.read(paths)
      finish(files == nil ? .failed : .done, files ?? [])
    }
  }

  private func finish(_ outcome: StageAnswer.Outcome, _ files: [StageFile] = []) {
    if let request { answer(request, outcome, files) }
    request = nil
    close()
  }

  private func close() {
    guard let dialog else { return }
    self.dialog = nil
    gtk_native_dialog_hide(Self.native(dialog))
    g_object_unref(UnsafeMutableRawPointer(dialog))
  }

  private func answer(_ request: StageRequest, _ outcome: StageAnswer.Outcome, _ files: [StageFile]) {
    let answer = StageAnswer(request: request.number, outcome: outcome, files: files)
    for event in answer.events(milliseconds: HostClock.now) { send(event) }
  }
}
