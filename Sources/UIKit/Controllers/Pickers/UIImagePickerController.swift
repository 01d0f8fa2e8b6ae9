// SPDX-License-Identifier: MIT

import SprungStage

/// A picker for a picture of the library or the camera. The host's dialog opens when the picker appears.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .photoLibrary
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// In a page the dialog is the browser's. A picker without a host that has one is cancelled, which is reported.
///
/// Differs from Apple: pictures cannot be edited, so the edited picture is the original one. Pictures of more than 8 megabytes, and those
/// of formats that `UIImage(data:)` does not know, cancel the picker.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  nonisolated public enum SourceType: Int, Sendable {
    /// The pictures of the person.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The pictures of the person.
    case savedPhotosAlbum = 2
  }

  /// The name of an entry of what the delegate receives.
  nonisolated public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the picture's type, such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture, if `allowsEditing` is set.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that a person chose. Never set.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a film. Never set.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a copy of the picture's file. In native builds only.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Data about the picture. Never set.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  #if hasFeature(Embedded)
    /// The dictionary that the delegate receives. Natively the values are `Any`, as at Apple.
    public typealias Info = [InfoKey: AnyObject]
  #else
    /// The dictionary that the delegate receives.
    public typealias Info = [InfoKey: Any]
  #endif

  @WeakReference private var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Receives the picture. A weak reference. Default: nil. It is the delegate of the navigation controller, too.
  @_nonoverride
  open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { pickerDelegate }
    set {
      pickerDelegate = newValue
      super.delegate = newValue
    }
  }

  /// Where pictures come from. Default: the photo library. A source that is not available cancels the picker when it appears.
  open var sourceType = SourceType.photoLibrary

  /// The identifiers of the types that can be chosen. Default: `public.image`. Types other than pictures cannot be chosen.
  open var mediaTypes = ["public.image"]

  /// Whether the person may edit the picture. Default: false. Stored: the edited picture is the original one.
  open var allowsEditing = false

  private let screen = ImagePickerScreen()

  /// Makes a picker of the photo library.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker; decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the host offers pictures from a source.
  ///
  /// Differs from Apple: the host reports its sources with the first frame, so the answer is false while the application launches. Ask
  /// when the answer is needed.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    HostRequests.canAnswer(sourceType == .camera ? .camera : .photos)
  }

  /// The identifiers of the types that a source has; nil if the host does not offer it.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Makes the screen with which a person opens the host's dialog again, or cancels.
  open override func viewDidLoad() {
    super.viewDidLoad()
    screen.isCamera = { [me = WeakReference(self)] in me.wrappedValue?.sourceType == .camera }
    screen.finished = { [me = WeakReference(self)] file in me.wrappedValue?.finish(file) }
    setViewControllers([screen], animated: false)
  }

  /// A picker that was dismissed without a choice was cancelled.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { screen.finish(nil) }
  }

  private func finish(_ file: StageFile?) {
    guard let file, let image = UIImage(data: Data(file.bytes)) else {
      if let pickerDelegate { pickerDelegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
      return
    }
    var info: Info = [.originalImage: image]
    if allowsEditing { info[.editedImage] = image }
    #if hasFeature(Embedded)
      info[.mediaType] = NSString(string: "public.image")
    #else
      info[.mediaType] = "public.image"
      info[.imageURL] = HostFiles.store([file], of: 0).first
    #endif
    if let pickerDelegate {
      pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      dismiss(animated: true)
    }
  }
}
