// SPDX-License-Identifier: MIT

import Foundation

/// A folder that contains everything an application needs on a machine with GTK 4. The subfolders `bin`, `lib` and
/// `share` match those of `/usr`, so the folder can be copied to `~/.local` or `/usr/local`, or packaged for a
/// distribution.
struct LinuxBundle {
  /// The name of the application in file names.
  let name: String
  /// The display name.
  let title: String
  /// The application's program.
  let application: URL
  /// The program that opens the window.
  let window: URL
  /// The window's options.
  let options: [String]
  /// Whether the application is the gallery, whose title bar contains a menu of demos.
  var isGallery = false
  let icon: BundleIcon
  /// The application's resource folders, by their paths relative to the application's program.
  let resources: [String: URL]
  let libraries: BundledLibraries
  let checkout: Checkout
  /// Whether to keep symbols for debugging.
  let keepsSymbols: Bool

  /// The name of a bundle's manifest, which lists the files that the command wrote.
  static let mark = ".sprung-bundle"

  /// The name of the file that contains the arguments of the window's program, one per line. In an argument, `@/`
  /// refers to the folder of this file.
  static let argumentsFile = "window.arguments"

  /// The path of the library folder inside a bundle.
  private var library: String { "lib/\(name)" }

  /// A file in a bundle.
  typealias File = (name: String, content: Data)

  /// Returns all files, and the paths of the executable files.
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

  /// The desktop entry. Desktop environments use the name of the window's program to associate the entry with the
  /// window.
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

  /// Returns the licenses of the third-party content.
  private func licenses() throws -> [File] {
    let places = [
      ("Sprung", checkout.root.appendingPathComponent("LICENSE")),
      ("Swift", libraries.toolchain.appendingPathComponent("share/swift/LICENSE.txt")),
    ]
    return places.compactMap { name, file in
      (try? Data(contentsOf: file)).map { ("share/doc/\(self.name)/LICENSE-\(name)", $0) }
    }
  }

  /// Returns the files in a folder. Symbolic links are resolved, because their targets may be missing on other
  /// machines.
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

  /// Throws if a folder contains files that this command did not write.
  static func checkMayWrite(_ folder: URL) throws {
    do throws(OwnedFolder.Failure) {
      try owned(folder).check()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes the bundle. Returns its files with their sizes, and the files in the folder that were left untouched.
  func write(to folder: URL) throws -> (sizes: [(name: String, size: Int)], kept: [OwnedFolder.Kept]) {
    let (all, programs) = try files()
    do throws(OwnedFolder.Failure) {
      return (all.map { ($0.name, $0.content.count) }, try Self.owned(folder).write(all, programs: programs))
    } catch {
      throw CommandFailure(error)
    }
  }
}
