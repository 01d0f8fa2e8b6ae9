// SPDX-License-Identifier: MIT

/// Writes Swift sources that create the content of Interface Builder files: one source per file, and one that registers
/// the files by name. The sources are written for Apple's platforms, and the passes rewrite them like any other source.
struct InterfaceWriter {
  /// The path of the source that registers the files.
  static let tablePath = "InterfaceFiles.swift"

  private let documents: [InterfaceDocument]
  private let index: DeclarationIndex
  private(set) var sources: [(path: String, text: String)] = []
  private(set) var problems: [Problem] = []

  init(_ documents: [InterfaceDocument], _ index: DeclarationIndex) {
    self.documents = InterfaceDocument.chosen(documents)
    self.index = index
    for document in self.documents {
      let writer = DocumentWriter(document, index)
      sources.append((document.path + ".swift", writer.source()))
      problems += writer.problems
    }
    if !self.documents.isEmpty { sources.append((Self.tablePath, table())) }
  }

  private func table() -> String {
    var cases = ""
    for document in documents {
      let call =
        document.isStoryboard
        ? "UIStoryboard.register(\(document.typeName).file)" : "UINib.register(\(document.typeName).nib)"
      cases += "    if name == \(InterfaceValue.text(document.name)) { \(call) }\n"
    }
    return """
      // Written by sprung port.

      import UIKit

      /// The Interface Builder files of this module.
      @preconcurrency @MainActor enum InterfaceFiles {
        /// Registers the file of a name, and returns the name.
        static func named(_ name: String) -> String {
      \(cases)    return name
        }

        /// Registers the file with a name, if it exists, and returns the name.
        static func named(_ name: String?) -> String? { name.map { named($0) } }

        /// An object that an initializer made.
        static func made<Object>(_ object: Object?) -> Object { object! }
      }

      """
  }
}
