// SPDX-License-Identifier: MIT

/// A type of content, such as PNG pictures. Types conform to more general ones.
///
/// It is declared in the module UniformTypeIdentifiers, which comes with the product UIKit.
///
/// Differs from Apple: the most used types are known; types of applications and dynamic types are not.
nonisolated public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// The type with an identifier; nil for an unknown one.
  public init?(_ identifier: String) {
    guard UTTypeTable.row({ $0.identifier.isLiterallyEqual(to: identifier) }) != nil else { return nil }
    self.identifier = identifier
  }

  /// The type of files with an extension, without its dot; nil for an unknown one.
  public init?(filenameExtension: String) {
    let lowercased = filenameExtension.lowercased()
    guard let row = UTTypeTable.row({ $0.extensions.contains(lowercased) }) else {
      return nil
    }
    identifier = row.identifier
  }

  /// The type with a media type, such as `image/png`; nil for an unknown one.
  public init?(mimeType: String) {
    let lowercased = mimeType.lowercased()
    guard let row = UTTypeTable.row({ $0.mimeTypes.contains(lowercased) }) else {
      return nil
    }
    identifier = row.identifier
  }

  private var row: UTTypeTable.Row? { UTTypeTable.row { $0.identifier.isLiterallyEqual(to: identifier) } }

  /// The usual extension of files, without its dot; nil for types that are not of one format.
  public var preferredFilenameExtension: String? { row?.extensions.first }

  /// The usual media type; nil for types that have none.
  public var preferredMIMEType: String? { row?.mimeTypes.first }

  /// The identifier.
  public var description: String { identifier }

  /// Whether the type is another one or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether another type is this one, or conforms to it, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the type conforms to another one and is not the same.
  public func isSubtype(of type: UTType) -> Bool {
    guard let row else { return false }
    return row.parents.contains { UTType(known: $0).conforms(to: type) }
  }

  /// All types to which this one conforms.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for parent in row?.parents ?? [] {
      let type = UTType(known: parent)
      found.insert(type)
      found.formUnion(type.supertypes)
    }
    return found
  }

  /// The words by which a host knows the type: a media type with a wildcard, or an extension with its dot. Nil for any file.
  var hostTypes: [String]? {
    for (type, word) in [(UTType.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.text, "text/*")] {
      if self == type { return [word] }
    }
    guard let row, !row.extensions.isEmpty else { return nil }
    return row.extensions.map { "." + $0 } + row.mimeTypes
  }
}

extension UTType {
  /// Anything, folders too.
  nonisolated public static let item = UTType(known: "public.item")
  /// Anything with content, such as a document.
  nonisolated public static let content = UTType(known: "public.content")
  /// A row of bytes.
  nonisolated public static let data = UTType(known: "public.data")
  /// A folder.
  nonisolated public static let folder = UTType(known: "public.folder")
  /// An address.
  nonisolated public static let url = UTType(known: "public.url")
  /// The address of a file.
  nonisolated public static let fileURL = UTType(known: "public.file-url")
  /// Text in any format.
  nonisolated public static let text = UTType(known: "public.text")
  /// Text without markup.
  nonisolated public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
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
  /// Values between commas.
  nonisolated public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values between tabs.
  nonisolated public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// The source of a program.
  nonisolated public static let sourceCode = UTType(known: "public.source-code")
  /// The source of a Swift program.
  nonisolated public static let swiftSource = UTType(known: "public.swift-source")
  /// A picture in any format.
  nonisolated public static let image = UTType(known: "public.image")
  /// A PNG picture.
  nonisolated public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  nonisolated public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF picture.
  nonisolated public static let gif = UTType(known: "com.compuserve.gif")
  /// A HEIC picture.
  nonisolated public static let heic = UTType(known: "public.heic")
  /// A WebP picture.
  nonisolated public static let webP = UTType(known: "org.webmproject.webp")
  /// A TIFF picture.
  nonisolated public static let tiff = UTType(known: "public.tiff")
  /// A BMP picture.
  nonisolated public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An SVG drawing.
  nonisolated public static let svg = UTType(known: "public.svg-image")
  /// A PDF document.
  nonisolated public static let pdf = UTType(known: "com.adobe.pdf")
  /// Sound or film.
  nonisolated public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A film with or without sound.
  nonisolated public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  nonisolated public static let video = UTType(known: "public.video")
  /// An MPEG-4 film.
  nonisolated public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime film.
  nonisolated public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound in any format.
  nonisolated public static let audio = UTType(known: "public.audio")
  /// An MP3 recording.
  nonisolated public static let mp3 = UTType(known: "public.mp3")
  /// An MPEG-4 recording.
  nonisolated public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// A WAV recording.
  nonisolated public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An archive in any format.
  nonisolated public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  nonisolated public static let zip = UTType(known: "public.zip-archive")
  /// A table of cells in any format.
  nonisolated public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation in any format.
  nonisolated public static let presentation = UTType(known: "public.presentation")
}
