// SPDX-License-Identifier: MIT

import Foundation
import OwnFoundation
import Testing

/// Compares the date order and hour cycle of regions with Foundation's tables.
@Suite struct DateConventionsTests {
  private func ours(_ template: String, _ locale: String) -> String {
    OwnFoundation.DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: OwnFoundation.Locale(identifier: locale)) ?? ""
  }

  private func theirs(_ template: String, _ locale: String) -> String {
    Foundation.DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: Foundation.Locale(identifier: locale)) ?? ""
  }

  /// Returns the fields of a pattern in order, each only once, without quoted text such as `Uhr`.
  private func fields(_ pattern: String) -> String {
    var result = ""
    let unquoted = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    for letter in unquoted where "yMdhHkKa".contains(letter) && !result.contains(letter) { result.append(letter) }
    return result
  }

  @Test(
    arguments: [
      "en_US", "en_GB", "en_AU", "en_IN", "en_NZ", "de_DE", "fr_FR", "fr_CA", "es_ES", "it_IT", "nl_NL", "sv_SE",
      "da_DK",
      "fi_FI", "pl_PL", "cs_CZ", "pt_BR", "pt_PT", "ru_RU", "uk_UA", "tr_TR", "el_GR", "hu_HU", "ja_JP", "ko_KR",
      "zh_CN",
      "zh_TW", "hi_IN", "vi_VN", "id_ID", "th_TH", "en_CA", "es_CO", "nb_NO", "en", "de", "ja", "sv",
    ])
  func regions(locale: String) {
    #expect(fields(ours("yMd", locale)) == fields(theirs("yMd", locale)))
    let hours = fields(theirs("j", locale))
    #expect(fields(ours("j", locale)).contains("h") == (hours.contains("h") || hours.contains("K")), "\(hours)")
  }

  @Test(
    arguments: ["yMMMd", "MMMMy", "EEEMMMd", "jmm", "jmmss", "yMd", "MMMd", "d", "y", "Hmm", "hmm"])
  func american(template: String) {
    let expected = theirs(template, "en_US").replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(ours(template, "en_US") == expected)
  }
}
