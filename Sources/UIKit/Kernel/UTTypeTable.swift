// SPDX-License-Identifier: MIT

/// The supported content types with their identifiers, parents, file extensions and MIME types. Source: Apple's
/// documentation of `UTType`.
nonisolated enum UTTypeTable {
  /// A row of the table, which describes one content type.
  struct Row {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
  }

  /// Returns the first row that satisfies the condition.
  static func row(_ condition: (Row) -> Bool) -> Row? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let words = parts.dropFirst().map { $0.split(separator: ",").map { String($0) } }
      let row = Row(identifier: String(parts[0]), parents: words[0], extensions: words[1], mimeTypes: words[2])
      if condition(row) { return row }
    }
    return nil
  }

  private static let text = """
    public.item|||
    public.content|||
    public.data|public.item||
    public.folder|public.item||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data,public.content||
    public.plain-text|public.text|txt,text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html,htm|text/html
    public.xml|public.text|xml|application/xml,text/xml
    public.json|public.text|json|application/json
    com.apple.property-list|public.data|plist|
    public.comma-separated-values-text|public.text|csv|text/csv
    public.tab-separated-values-text|public.text|tsv|text/tab-separated-values
    net.daringfireball.markdown|public.plain-text|md,markdown|text/markdown
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|
    public.image|public.data,public.content||
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpeg,jpg,jpe|image/jpeg
    com.compuserve.gif|public.image|gif|image/gif
    public.heic|public.image|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    public.tiff|public.image|tiff,tif|image/tiff
    com.microsoft.bmp|public.image|bmp|image/bmp
    public.svg-image|public.image|svg|image/svg+xml
    com.adobe.pdf|public.data,public.content|pdf|application/pdf
    public.audiovisual-content|public.data,public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.mpeg-4|public.movie|mp4,mpg4|video/mp4
    com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime
    public.audio|public.audiovisual-content||
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave,audio/wav
    public.archive|public.data||
    public.zip-archive|public.archive|zip|application/zip
    public.spreadsheet|public.content||
    public.presentation|public.content||
    """
}
