// SPDX-License-Identifier: MIT

/// A request from the program that the host answers once, either immediately or after the user's decision.
public struct StageRequest: Equatable, Sendable {
  /// The kinds of requests.
  public enum Kind: UInt32, Sendable {
    /// The user selects a recipient for the files, text and URLs.
    case share = 1
    /// The user selects files of the given types, or any files if no types are given.
    case open = 2
    /// The user saves the files.
    case save = 3
    /// The user selects pictures of the given types.
    case photos = 4
    /// The user takes a picture.
    case camera = 5
    /// The user grants or denies permission for notifications.
    case notificationPermission = 6
    /// A notification is presented. The name of the first file is the identifier, and its content is the title. The
    /// content of the second file is the body. The answer arrives when the user opens the notification (done) or
    /// dismisses it (canceled).
    case notification = 7
    /// A notification is removed. The content of the file is the identifier.
    case removeNotification = 8
    /// The icon badge is set to the number in the file's content; 0 removes the badge.
    case badge = 9
    /// A layer shows a web page above its sublayers. The first file's name is the layer's number, its type is
    /// `text/uri-list` or `text/html`, and its content is a URL or HTML. The second file's name is `scripts` if scripts
    /// may run, and its content is the base URL. The answer arrives when the page has loaded (done), the host cannot
    /// show it (failed), or another request for the layer replaces this one (canceled).
    case page = 10
    /// The answer arrives when a link or script navigates the layer to another page. The first file's name is the
    /// number of the layer.
    case nextPage = 11
    /// The layer whose number is the name of the first file stops loading a page.
    case stopPage = 12
  }

  /// The number of the request, which the answer repeats. Numbers start at 1 and are not reused.
  public var number: UInt32
  /// The kind.
  public var kind: Kind
  /// Whether the user can select several files.
  public var allowsMultiple: Bool
  /// The files, or the types that can be selected.
  public var files: [StageFile]

  /// Creates a request.
  public init(number: UInt32, kind: Kind, allowsMultiple: Bool = false, files: [StageFile] = []) {
    self.number = number
    self.kind = kind
    self.allowsMultiple = allowsMultiple
    self.files = files
  }
}
