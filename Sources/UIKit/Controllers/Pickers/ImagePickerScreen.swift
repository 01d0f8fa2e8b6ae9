// SPDX-License-Identifier: MIT

import SprungStage

/// The only screen of an image picker, on which the user can reopen the host's dialog or cancel.
final class ImagePickerScreen: UIViewController {
  private let row = ActivityRow(title: "", image: nil)
  private var picking: HostPicking?
  /// Returns whether the camera is the source of the image. Called when the picker is presented.
  var isCamera: () -> Bool = { false }
  /// Called once per presentation with the chosen file, or with nil if no file was chosen.
  var finished: (StageFile?) -> Void = { _ in }

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.finish(nil) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    row.hasLine = false
    row.layer.cornerRadius = UIKitTuning.activityCornerRadius
    row.clipsToBounds = true
    row.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.picking?.ask() }
    view.addSubview(row)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let margin = UIKitTuning.activityMargin
    let width = max(0, area.width - 2 * margin)
    row.layoutFrame = CGRect(
      x: area.minX + margin, y: area.minY + margin, width: width, height: row.height(forWidth: width))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard navigationController?.isBeingPresented == true else { return }
    let isCamera = isCamera()
    title = isCamera ? "Camera" : "Photos"
    row.show(
      title: isCamera ? "Take Photo…" : "Photo Library…", image: UIImage(systemName: isCamera ? "camera" : "photo"))
    let picking = HostPicking(isCamera ? .camera : .photos, needs: isCamera ? .camera : .photos)
    picking.files = [StageFile(name: "", type: "image/*")]
    picking.answered = { [me = WeakReference(self)] answer in
      me.wrappedValue?.finish(answer.outcome == .done ? answer.files.first : nil)
    }
    self.picking = picking
    if picking.isPossible(for: "UIImagePickerController") { picking.ask() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if picking?.hasAsked == false { finish(nil) }
  }

  /// Reports the chosen file, or nil if no file was chosen, at the end of the frame.
  func finish(_ file: StageFile?) {
    guard let picking else { return }
    picking.end()
    self.picking = nil
    AppContext.shared.afterCommit { [finished] in finished(file) }
  }
}
