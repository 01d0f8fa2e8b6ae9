// SPDX-License-Identifier: MIT

import SprungStage

/// A controller for choosing an image from the photo library or taking one with the camera. The host's dialog opens
/// when the picker appears.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .photoLibrary
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// A browser displays its own dialog. If the host has no dialog, the picker is cancelled and a fault is reported.
///
/// Differs from Apple: images cannot be edited, so the edited image is the original one. The picker is cancelled if the
/// image is larger than 8 megabytes or has a format that `UIImage(data:)` does not support.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  nonisolated public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The photo library.
    case savedPhotosAlbum = 2
  }

  /// The keys of the dictionary that the delegate receives.
  nonisolated public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the type identifier of the image, such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key for the original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key for the edited image, which is present if `allowsEditing` is set.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key for the crop rectangle. Never present.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The key for the URL of a movie. Never present.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The key for the URL of a copy of the image file. Native builds only.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The key for the metadata of the image. Never present.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  #if hasFeature(Embedded)
    /// The dictionary that the delegate receives. In native builds, the values have the type `Any`, as on Apple's
    /// platforms.
    public typealias Info = [InfoKey: AnyObject]
  #else
    /// The dictionary that the delegate receives.
    public typealias Info = [InfoKey: Any]
  #endif

  @WeakReference private var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// The delegate that receives the image. A weak reference. The delegate is also the navigation controller's delegate.
  /// Default: nil.
  @_nonoverride
  open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { pickerDelegate }
    set {
      pickerDelegate = newValue
      super.delegate = newValue
    }
  }

  /// The source of images. An unavailable source cancels the picker when it appears. Default: the photo library.
  open var sourceType = SourceType.photoLibrary

  /// The identifiers of the types that the user can choose. Only image types are supported. Default: `public.image`.
  open var mediaTypes = ["public.image"]

  /// Whether the user can edit the image. Default: false. If true, the delegate also receives an edited image, which is
  /// the original image.
  open var allowsEditing = false

  private let screen = ImagePickerScreen()

  /// Creates a picker for the photo library.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker. Decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether the host offers the given source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    HostRequests.canAnswer(sourceType == .camera ? .camera : .photos)
  }

  /// Returns the type identifiers that the given source offers, or nil if the host does not offer the source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Creates the screen on which the user can reopen the host's dialog or cancel.
  open override func viewDidLoad() {
    super.viewDidLoad()
    screen.isCamera = { [me = WeakReference(self)] in me.wrappedValue?.sourceType == .camera }
    screen.finished = { [me = WeakReference(self)] file in me.wrappedValue?.finish(file) }
    setViewControllers([screen], animated: false)
  }

  /// Treats a dismissal without a choice as a cancellation.
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
