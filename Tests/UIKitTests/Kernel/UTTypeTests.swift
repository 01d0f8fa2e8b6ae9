// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("UTType", .oneApplication)
struct UTTypeTests {
  @Test("Types are found by identifier, extension and media type")
  func lookup() {
    #expect(UTType("public.png") == .png && UTType("com.example.unknown") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "unknown") == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf && UTType(mimeType: "a/b") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil && UTType.item.preferredMIMEType == nil)
    #expect(UTType.mp3.identifier == "public.mp3" && "\(UTType.zip)" == "public.zip-archive")
  }

  @Test("Types conform to their supertypes")
  func conformance() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png))
    #expect(!UTType.image.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.text.isSupertype(of: .swiftSource) && !UTType.movie.isSupertype(of: .mp3))
    #expect(UTType.pdf.supertypes == [.data, .content, .item])
  }
}
