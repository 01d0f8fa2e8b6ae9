// SPDX-License-Identifier: MIT

/// Estimated widths of characters outside of ASCII, except for accented letters, in units of 1/2048 em.
///
/// The widths of these characters in the iOS system font were not recorded. The estimates are the widths of the open
/// font Inter, multiplied by the mean ratio of the widths in both fonts. For letters with recorded widths, such
/// estimates deviate by 1 to 3 percent. Thin and italic fonts use the regular estimates.
enum FontEstimates {
  /// The characters in ascending order.
  static let codes: [UInt16] = [
    0x00A2, 0x00A4, 0x00A5, 0x00A6, 0x00A7, 0x00A8, 0x00A9, 0x00AA, 0x00AB, 0x00AC, 0x00AE, 0x00AF, 0x00B0, 0x00B2,
    0x00B3, 0x00B4, 0x00B5, 0x00B6, 0x00B7, 0x00B8, 0x00B9, 0x00BA, 0x00BB, 0x00BC, 0x00BD, 0x00BE, 0x00C6, 0x00DF,
    0x00E6, 0x0131, 0x0141, 0x0142, 0x0152, 0x0153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026,
    0x2039, 0x203A, 0x20AC, 0x2122,
  ]

  /// The regular master of the text optical size.
  static let textRegular: [UInt16] = [
    1145, 1483, 1124, 545, 1130, 1212, 1876, 920, 1107, 1107, 1375, 920, 932, 862, 883, 1019, 1276, 1229, 565, 548,
    642, 920, 1107, 1812, 1899, 1946, 2030, 1250, 1896, 486, 1153, 486, 1954, 2030, 1025, 2051, 408, 379, 781, 781,
    1153, 1684, 734, 734, 1363, 1247,
  ]

  /// The black master of the text optical size.
  static let textBlack: [UInt16] = [
    1305, 1705, 1265, 856, 1335, 1069, 1968, 1103, 1470, 1305, 1418, 1381, 996, 917, 969, 1069, 1497, 1326, 672,
    959, 701, 1094, 1482, 1885, 1956, 2099, 2273, 1506, 1949, 636, 1293, 636, 2283, 2081, 1076, 2151, 584, 553, 966,
    963, 856, 1687, 892, 892, 1506, 1430,
  ]

  /// The regular master of the display optical size.
  static let displayRegular: [UInt16] = [
    1106, 1396, 1102, 403, 1052, 999, 1748, 819, 1040, 1003, 1297, 833, 833, 795, 819, 781, 1157, 1121, 451, 459,
    548, 833, 1040, 1766, 1760, 1899, 1956, 1137, 1816, 396, 1060, 489, 1810, 1940, 1023, 2047, 358, 342, 763, 742,
    961, 1568, 625, 625, 1297, 1179,
  ]

  /// The black master of the display optical size.
  static let displayBlack: [UInt16] = [
    1221, 1550, 1209, 655, 1207, 961, 1785, 932, 1393, 1130, 1308, 1120, 893, 853, 901, 837, 1376, 1217, 564, 752,
    605, 944, 1395, 1804, 1783, 2013, 2155, 1405, 1853, 541, 1219, 638, 2068, 1990, 1046, 2091, 494, 475, 905, 864,
    769, 1554, 798, 798, 1401, 1324,
  ]
}
