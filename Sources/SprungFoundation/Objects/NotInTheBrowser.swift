// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Unavailable in the browser.
  @available(*, unavailable, message: "the browser build has no files; store persistent values in UserDefaults")
  public enum FileManager {}

  /// Unavailable in the browser.
  @available(*, unavailable, message: "the browser build cannot load data; pass in the content")
  public enum URLSession {}

  /// Unavailable in the browser.
  @available(*, unavailable, message: "a browser page has one thread")
  public enum Thread {}

  /// Unavailable in the browser.
  @available(*, unavailable, message: "a browser page has one thread and needs no lock")
  public enum NSLock {}
#endif
