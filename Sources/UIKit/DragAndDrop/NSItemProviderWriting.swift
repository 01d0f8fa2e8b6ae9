// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The programs that can load a format of an item provider. Ignored by Sprung's hosts.
  nonisolated public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// Programs of the same team.
    case team = 1
    /// Programs of the same group.
    case group = 2
    /// Only this program.
    case ownProcess = 3
  }

  /// The ways in which a file of an item provider can be accessed. Ignored by Sprung's hosts.
  nonisolated public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file can be opened in place.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
  }

  /// An object that an item provider can convert to data.
  @preconcurrency @MainActor
  public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the formats, in order of preference.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Converts the object to a format, and passes the data or an error to the closure.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// A class whose instances an item provider can create from data.
  @preconcurrency @MainActor
  public protocol NSItemProviderReading: AnyObject {
    /// The identifiers of the formats, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an instance from data of a format.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }
#endif
