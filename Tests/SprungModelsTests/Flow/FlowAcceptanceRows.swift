// SPDX-License-Identifier: MIT

@testable import SprungModels

/// Rows A1 to A18 of the acceptance table. Most of these rows were measured with UIKit.
let flowAcceptanceRows: [FlowCase] = [
  FlowCase(
    row: "A1 seven items in three columns", cross: 375, sizes: [items(7, 100, 60)],
    origins: line(0, from: 0, x: [0, 137.5, 275], y: 0) + line(0, from: 3, x: [0, 137.5, 275], y: 70)
      + line(0, from: 6, x: [0], y: 140),
    content: size(375, 200)),
  FlowCase(
    row: "A2 with section insets", cross: 375, sizes: [items(7, 100, 60)], inset: [8, 16, 8, 16],
    origins: line(0, from: 0, x: [16, 137.5, 259], y: 8) + line(0, from: 6, x: [16], y: 148),
    content: size(375, 216)),
  FlowCase(
    row: "A3 exact fit", cross: 375, sizes: [items(5, 115, 50)], line: 12, interitem: 15,
    origins: line(0, from: 0, x: [0, 130, 260], y: 0) + line(0, from: 3, x: [0, 130], y: 62),
    content: size(375, 112)),
  FlowCase(
    row: "A4 headers and footers", cross: 375, sizes: [items(3, 80, 40), items(2, 80, 40)],
    inset: [4, 12, 6, 12], header: 30, footer: 20,
    origins: line(0, from: 0, x: [12, 102.5, 192.5], y: 34) + line(1, from: 0, x: [12, 102.5], y: 134),
    headers: [[0, 0, 0, 375, 30], [1, 0, 100, 375, 30]], footers: [[0, 0, 80, 375, 20], [1, 0, 180, 375, 20]],
    content: size(375, 200)),
  FlowCase(
    row: "A5 columns", isHorizontal: true, cross: 220, sizes: [items(7, 90, 70)], inset: [8, 12, 8, 12],
    origins: [12, 112, 212, 312].enumerated().flatMap { column, x in
      [[0, Double(2 * column), x, 8], [0, Double(2 * column + 1), x, 142]]
    }.dropLast(),
    content: size(414, 220)),
  FlowCase(
    row: "A6 columns with headers and footers", isHorizontal: true, cross: 200,
    sizes: [items(3, 90, 70), items(2, 90, 70)], inset: [8, 12, 8, 12], header: 40, footer: 20,
    origins: [[0, 0, 52, 8], [0, 1, 52, 122], [0, 2, 152, 8], [1, 0, 326, 8], [1, 1, 326, 122]],
    headers: [[0, 0, 0, 40, 200], [1, 274, 0, 40, 200]], footers: [[0, 254, 0, 20, 200], [1, 428, 0, 20, 200]],
    content: size(448, 200)),
  FlowCase(
    row: "A7 items wider than the view are centered", cross: 200, sizes: [items(3, 250, 40)], line: 6,
    origins: [[0, 0, -25, 0], [0, 1, -25, 46], [0, 2, -25, 92]], content: size(200, 132)),
  FlowCase(
    row: "A7 one item per line is centered", cross: 200, sizes: [items(3, 150, 40)], line: 6,
    origins: [[0, 0, 25, 0], [0, 1, 25, 46], [0, 2, 25, 92]], content: size(200, 132)),
  FlowCase(
    row: "A8 four small items in a last line", cross: 375, sizes: [items(4, 50, 50)],
    origins: line(0, from: 0, x: [0, 65, 130, 195], y: 0), content: size(375, 50)),
  FlowCase(
    row: "A8 one item, room for two", cross: 200, sizes: [items(1, 90, 40)],
    origins: [[0, 0, 0, 0]], content: size(200, 40)),
  FlowCase(
    row: "A8 two items, room for four", cross: 375, sizes: [items(2, 80, 40)],
    origins: line(0, from: 0, x: [0, 98.5], y: 0), content: size(375, 40)),
  FlowCase(
    row: "A9 fractions of points", cross: 375, sizes: [items(6, 111.5, 44.25)], line: 8, interitem: 7,
    inset: [5, 9, 5, 9],
    origins: line(0, from: 0, x: [9, 132, 254.5], y: 5) + line(0, from: 3, x: [9, 132, 254.5], y: 57.5),
    content: size(375, 106.5)),
  FlowCase(
    row: "A10 an empty section keeps header, insets and footer", cross: 375,
    sizes: [items(1, 80, 40), [], items(1, 80, 40)], inset: [4, 12, 6, 12], header: 30, footer: 20,
    origins: [[0, 0, 12, 34], [2, 0, 12, 194]],
    headers: [[1, 0, 100, 375, 30], [2, 0, 160, 375, 30]], footers: [[1, 0, 140, 375, 20]],
    content: size(375, 260)),
  FlowCase(
    row: "A11 six different sizes", cross: 375,
    sizes: [[size(120, 40), size(100, 55), size(90, 40), size(200, 30), size(60, 40), size(150, 40)]],
    interitem: 8, inset: [5, 10, 5, 10],
    origins: [
      [0, 0, 10, 12.5], [0, 1, 152.5, 5], [0, 2, 275, 12.5], [0, 3, 10, 75], [0, 4, 305, 70], [0, 5, 10, 120],
    ],
    content: size(375, 165)),
  FlowCase(
    row: "A12 a last line of different widths", cross: 375, sizes: [[size(80, 40), size(100, 40), size(60, 40)]],
    origins: line(0, from: 0, x: [0, 90, 200], y: 0), content: size(375, 40)),
  FlowCase(
    row: "A12 a last line with one higher item", cross: 375,
    sizes: [[size(80, 40), size(80, 90), size(80, 40), size(80, 40)]],
    origins: [[0, 0, 0, 25], [0, 1, 90, 0], [0, 2, 180, 25], [0, 3, 270, 25]], content: size(375, 90)),
  FlowCase(
    row: "A13 a full line with one higher item is justified", cross: 375,
    sizes: [[size(80, 40), size(80, 90), size(80, 40), size(80, 40), size(80, 40)]],
    origins: [[0, 0, 0, 25], [0, 1, 98.5, 0], [0, 2, 196.5, 25], [0, 3, 295, 25], [0, 4, 0, 100]],
    content: size(375, 140)),
  FlowCase(
    row: "A13 uniformity is judged by section and line", cross: 375,
    sizes: [items(3, 80, 40), [size(80, 40), size(80, 90), size(80, 40)]],
    origins: line(0, from: 0, x: [0, 98.5, 196.5], y: 0) + [[1, 0, 0, 65], [1, 1, 90, 40], [1, 2, 180, 65]],
    content: size(375, 130)),
  FlowCase(
    row: "A14 grid of 120", cross: 320, sizes: [items(120, 44, 44)], inset: [10, 10, 10, 10],
    origins: line(0, from: 0, x: [10, 74, 138, 202, 266], y: 10) + line(0, from: 5, x: [10], y: 64)
      + [[0, 119, 266, 1252]],
    content: size(320, 1306)),
  FlowCase(
    row: "A15 list of 120", cross: 320, sizes: [items(120, 300, 44)], inset: [10, 10, 10, 10],
    origins: [[0, 0, 10, 10], [0, 1, 10, 64], [0, 119, 10, 6436]], content: size(320, 6490)),
  FlowCase(
    row: "A16 two columns of 100", cross: 320, sizes: [items(100, 140, 140)],
    origins: [[0, 0, 0, 0], [0, 1, 180, 0], [0, 2, 0, 150], [0, 99, 180, 7350]], content: size(320, 7490)),
  FlowCase(
    row: "A17 carousel", isHorizontal: true, cross: 480, sizes: [items(6, 70, 70)], inset: [410, 0, 0, 0],
    origins: line(0, from: 0, x: [0, 80, 160, 240, 320, 400], y: 410), content: size(470, 480)),
  FlowCase(
    row: "A18 three pixels per point", cross: 320, scale: 3, sizes: [items(7, 50, 50)],
    origins: line(0, from: 0, x: [0, 67.6667, 135, 202.6667, 270], y: 0)
      + line(0, from: 5, x: [0, 67.6667], y: 60),
    content: size(320, 110)),
]
