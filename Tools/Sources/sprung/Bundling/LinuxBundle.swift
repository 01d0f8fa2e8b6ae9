// SPDX-License-Identifier: MIT

import Foundation

/// A folder with everything that an application needs on a machine with GTK 4: `bin`, `lib` and `share` as in `/usr`, so that it can also
/// be copied into `~/.local` or `/usr/local`, or be put into a package of a distribution.
struct LinuxBundle {
  /// The name of the application in files.
  let name: String
  /// The name that is displayed to users.
  let title: String
  /// The program of the application.
  let application: URL
  /// The program that opens its window.
  let window: URL
  /// Options of the window.
  let options: [String]
  /// Whether the application is the gallery, whose window has a bar that chooses the demo.
  var isGallery = false
  let icon: BundleIcon
  /// Folders with what the application loads, by their paths beside its program.
  let resources: [String: URL]
  let libraries: BundledLibraries
  let checkout: Checkout
  /// Whether symbols are kept, for debugging.
  let keepsSymbols: Bool

  /// The manifest of a bundle, which lists the files that the command wrote.
  static let mark = ".sprung-bundle"

  /// The words of the window's command line, one in each line; `@/` is the folder that the file is in.
  static let argumentsFile = "window.arguments"

  /// The folder of the libraries inside a bundle.
  private var library: String { "lib/\(name)" }

  /// One file of a bundle.
  typealias File = (name: String, content: Data)

  /// Collects the files; returns them with the paths of those that may be executed.
  func files() throws -> (all: [File], programs: Set<String>) {
    var files: [File] = []
    let programs = ["bin/\(name)", "\(library)/\(name)"]
    let near = "$ORIGIN"
    func packed(_ file: URL, _ path: String) throws -> Data {
      try libraries.packed(file, searchPath: path, keepsSymbols: keepsSymbols)
    }
    files.append((programs[0], try packed(window, "\(near)/../lib/\(name)")))
    files.append((programs[1], try packed(application, near)))
    let needed = try libraries.files(neededBy: [window, application].map(BundledLibraries.read))
    for (name, file) in needed { files.append(("\(library)/\(name)", try packed(file, near))) }
    for font in try BundledFonts.files() {
      files.append(("\(library)/fonts/\(font.lastPathComponent)", try Data(contentsOf: font)))
    }
    for (path, folder) in resources { files += try Self.contents(of: folder, under: "\(library)/\(path)") }
    files.append(("\(library)/\(Self.argumentsFile)", Data(arguments.utf8)))
    files.append(("share/applications/\(name).desktop", Data(desktopEntry.utf8)))
    files.append(("share/icons/hicolor/\(icon.folder)/\(name).\(icon.ending)", icon.content))
    files += try licenses()
    return (files.sorted { $0.name < $1.name }, Set(programs))
  }

  private var arguments: String {
    let program = (isGallery ? ["--gallery"] : []) + ["@/\(name)"]
    return (["--title", title] + options + program).map { $0 + "\n" }.joined()
  }

  /// The entry in the menu of the desktop. The file is found by the name of the window's program.
  private var desktopEntry: String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(title)
    Exec=\(name) %U
    Icon=\(name)
    Terminal=false
    Categories=Utility;
    StartupWMClass=\(name)

    """
  }

  /// The licenses of what is in the bundle besides the application itself.
  private func licenses() throws -> [File] {
    let places = [
      ("Sprung", checkout.root.appendingPathComponent("LICENSE")),
      ("Swift", libraries.toolchain.appendingPathComponent("share/swift/LICENSE.txt")),
    ]
    return places.compactMap { name, file in
      (try? Data(contentsOf: file)).map { ("share/doc/\(self.name)/LICENSE-\(name)", $0) }
    }
  }

  /// The files in a folder. Links are followed, because their targets may be missing elsewhere.
  private static func contents(of folder: URL, under path: String) throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        return nil
      }
      return ("\(path)/\(name)", try Data(contentsOf: file))
    }
  }
}

// MARK: Writing

extension LinuxBundle {
  private static func owned(_ folder: URL) -> OwnedFolder {
    OwnedFolder(root: folder, manifestName: mark, command: "sprung bundle")
  }

  /// Rejects a folder with content that this command did not write.
  static func checkMayWrite(_ folder: URL) throws {
    do throws(OwnedFolder.Failure) {
      try owned(folder).check()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes the bundle; returns its files with their sizes, and what was kept of the folder.
  func write(to folder: URL) throws -> (sizes: [(name: String, size: Int)], kept: [OwnedFolder.Kept]) {
    let (all, programs) = try files()
    do throws(OwnedFolder.Failure) {
      return (all.map { ($0.name, $0.content.count) }, try Self.owned(folder).write(all, programs: programs))
    } catch {
      throw CommandFailure(error)
    }
  }
}
