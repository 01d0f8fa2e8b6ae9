// SPDX-License-Identifier: MIT

/// A type of content, such as PNG images. A type can conform to more general types.
///
/// This type is also available through the module UniformTypeIdentifiers, which is part of the UIKit product.
///
/// Differs from Apple: only the most common types are known. Types declared by applications and dynamic types are not
/// supported.
nonisolated public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the type with the given identifier. Returns nil if the type is unknown.
  public init?(_ identifier: String) {
    guard UTTypeTable.row({ $0.identifier.isLiterallyEqual(to: identifier) }) != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type for a file extension without the dot. Returns nil if the extension is unknown.
  public init?(filenameExtension: String) {
    let lowercased = filenameExtension.lowercased()
    guard let row = UTTypeTable.row({ $0.extensions.contains(lowercased) }) else {
      return nil
    }
    identifier = row.identifier
  }

  /// Creates the type for a MIME type, such as `image/png`. Returns nil if the MIME type is unknown.
  public init?(mimeType: String) {
    let lowercased = mimeType.lowercased()
    guard let row = UTTypeTable.row({ $0.mimeTypes.contains(lowercased) }) else {
      return nil
    }
    identifier = row.identifier
  }

  private var row: UTTypeTable.Row? { UTTypeTable.row { $0.identifier.isLiterallyEqual(to: identifier) } }

  /// The preferred file extension without the dot, or nil if the type is not a specific format.
  public var preferredFilenameExtension: String? { row?.extensions.first }

  /// The preferred MIME type, or nil if the type has no MIME type.
  public var preferredMIMEType: String? { row?.mimeTypes.first }

  /// The identifier of the type.
  public var description: String { identifier }

  /// Returns whether the type equals another type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether another type conforms to this type and does not equal it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Returns whether the type conforms to another type and does not equal it.
  public func isSubtype(of type: UTType) -> Bool {
    guard let row else { return false }
    return row.parents.contains { UTType(known: $0).conforms(to: type) }
  }

  /// All types to which the type conforms.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for parent in row?.parents ?? [] {
      let type = UTType(known: parent)
      found.insert(type)
      found.formUnion(type.supertypes)
    }
    return found
  }

  /// The type specifiers for the host: a MIME type with a wildcard, or file extensions with dots followed by MIME
  /// types. Nil means any file.
  var hostTypes: [String]? {
    for (type, word) in [(UTType.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.text, "text/*")] {
      if self == type { return [word] }
    }
    guard let row, !row.extensions.isEmpty else { return nil }
    return row.extensions.map { "." + $0 } + row.mimeTypes
  }
}

extension UTType {
  /// Any item, including folders.
  nonisolated public static let item = UTType(known: "public.item")
  /// Any content, such as a document.
  nonisolated public static let content = UTType(known: "public.content")
  /// A byte stream.
  nonisolated public static let data = UTType(known: "public.data")
  /// A folder.
  nonisolated public static let folder = UTType(known: "public.folder")
  /// A URL.
  nonisolated public static let url = UTType(known: "public.url")
  /// A file URL.
  nonisolated public static let fileURL = UTType(known: "public.file-url")
  /// Text in any format.
  nonisolated public static let text = UTType(known: "public.text")
  /// Plain text.
  nonisolated public static let plainText = UTType(known: "public.plain-text")
  /// Plain text in UTF-8.
  nonisolated public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  nonisolated public static let rtf = UTType(known: "public.rtf")
  /// A web page.
  nonisolated public static let html = UTType(known: "public.html")
  /// XML.
  nonisolated public static let xml = UTType(known: "public.xml")
  /// JSON.
  nonisolated public static let json = UTType(known: "public.json")
  /// A property list.
  nonisolated public static let propertyList = UTType(known: "com.apple.property-list")
  /// Comma-separated values.
  nonisolated public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tab-separated values.
  nonisolated public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Source code.
  nonisolated public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  nonisolated public static let swiftSource = UTType(known: "public.swift-source")
  /// An image in any format.
  nonisolated public static let image = UTType(known: "public.image")
  /// A PNG image.
  nonisolated public static let png = UTType(known: "public.png")
  /// A JPEG image.
  nonisolated public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image.
  nonisolated public static let gif = UTType(known: "com.compuserve.gif")
  /// A HEIC image.
  nonisolated public static let heic = UTType(known: "public.heic")
  /// A WebP image.
  nonisolated public static let webP = UTType(known: "org.webmproject.webp")
  /// A TIFF image.
  nonisolated public static let tiff = UTType(known: "public.tiff")
  /// A BMP image.
  nonisolated public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An SVG image.
  nonisolated public static let svg = UTType(known: "public.svg-image")
  /// A PDF document.
  nonisolated public static let pdf = UTType(known: "com.adobe.pdf")
  /// Audio or video content.
  nonisolated public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie with or without audio.
  nonisolated public static let movie = UTType(known: "public.movie")
  /// A video without audio.
  nonisolated public static let video = UTType(known: "public.video")
  /// An MPEG-4 movie.
  nonisolated public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie.
  nonisolated public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Audio in any format.
  nonisolated public static let audio = UTType(known: "public.audio")
  /// An MP3 audio file.
  nonisolated public static let mp3 = UTType(known: "public.mp3")
  /// An MPEG-4 audio file.
  nonisolated public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// A WAV audio file.
  nonisolated public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An archive in any format.
  nonisolated public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  nonisolated public static let zip = UTType(known: "public.zip-archive")
  /// A spreadsheet in any format.
  nonisolated public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation in any format.
  nonisolated public static let presentation = UTType(known: "public.presentation")
}
