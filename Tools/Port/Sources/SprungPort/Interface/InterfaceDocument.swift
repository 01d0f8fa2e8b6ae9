// SPDX-License-Identifier: MIT

import Foundation

/// A storyboard or nib in the folder.
final class InterfaceDocument {
  /// The path relative to the folder.
  let path: String
  let root: InterfaceElement
  let isStoryboard: Bool

  /// Parses a file. Returns nil if the data is not an XML file from Interface Builder.
  init?(path: String, data: Data) {
    guard let root = InterfaceElement.read(data), root.name == "document" else { return nil }
    self.path = path
    self.root = root
    isStoryboard = path.hasSuffix(".storyboard")
  }

  /// The name with which programs load the file: the file name without folder and extension.
  var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").first.map(String.init) ?? file
  }

  /// The name of the type generated for the file.
  var typeName: String {
    (isStoryboard ? "Storyboard_" : "Nib_") + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Whether the file is a launch screen.
  var isLaunchScreen: Bool { root["launchScreen"] == "YES" || name == "LaunchScreen" || name == "Launch Screen" }

  /// The identifiers of objects that the default size class variation excludes.
  private(set) lazy var excluded: Set<String> = Set(
    root.all.filter { $0.name == "variation" && $0["key"] == "default" }.flatMap { $0.all }
      .filter { $0.name == "exclude" }.compactMap { $0["reference"] })

  /// Returns the files to rewrite, without launch screens and with only one localization of each file.
  static func chosen(_ all: [InterfaceDocument]) -> [InterfaceDocument] {
    let documents = all.filter { !$0.isLaunchScreen }
    return documents.filter { document in
      let same = documents.filter { $0.typeName == document.typeName }
      let preferred = same.first { $0.path.contains("Base.lproj/") } ?? same.first { $0.path.contains("en.lproj/") }
      return (preferred ?? same[0]) === document
    }
  }
}
