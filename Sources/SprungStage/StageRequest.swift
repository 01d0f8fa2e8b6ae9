// SPDX-License-Identifier: MIT

/// A request of the program that the host answers once, now or when a person has decided.
public struct StageRequest: Equatable, Sendable {
  /// The kinds of requests.
  public enum Kind: UInt32, Sendable {
    /// A person is to choose a recipient of the files, texts and addresses.
    case share = 1
    /// A person is to choose files of the given types; without types, any files.
    case open = 2
    /// A person is to save the files.
    case save = 3
    /// A person is to choose pictures of the given types.
    case photos = 4
    /// A person is to take a picture.
    case camera = 5
    /// A person is to allow notifications.
    case notificationPermission = 6
    /// A notification is presented: the first file has its identifier as name and the title as content, the second one the text. The
    /// answer arrives when the person opens it (done) or dismisses it (cancelled).
    case notification = 7
    /// A notification is removed: the file has its identifier as content.
    case removeNotification = 8
    /// The icon gets a number: the file has it as content; 0 removes it.
    case badge = 9
    /// A layer shows a web page above its sublayers. The first file has the number of the layer as name, the type `text/uri-list` or
    /// `text/html`, and an address or HTML as content; the second one the name `scripts` if scripts may run, and the base of relative
    /// addresses as content. The answer arrives when the page was loaded (done), the host cannot show it (failed), or another request
    /// about the layer took its place (cancelled).
    case page = 10
    /// The answer arrives when a link or a script shows another page in the layer, whose number is the name of the first file.
    case nextPage = 11
    /// The layer whose number is the name of the first file no longer loads a page.
    case stopPage = 12
  }

  /// The number that the answer carries. Numbers begin at 1 and are not used again.
  public var number: UInt32
  /// The kind.
  public var kind: Kind
  /// Whether a person may choose several files.
  public var allowsMultiple: Bool
  /// The files, or the types that may be chosen.
  public var files: [StageFile]

  /// Makes a request.
  public init(number: UInt32, kind: Kind, allowsMultiple: Bool = false, files: [StageFile] = []) {
    self.number = number
    self.kind = kind
    self.allowsMultiple = allowsMultiple
    self.files = files
  }
}
