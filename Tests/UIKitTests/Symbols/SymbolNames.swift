// SPDX-License-Identifier: MIT

/// The 150 symbol names that public applications use most, in descending order of frequency.
let usedSymbols = """
  plus xmark chevron.right trash square.and.arrow.up chevron.down magnifyingglass checkmark.circle.fill doc.on.doc \
  checkmark.circle ellipsis xmark.circle.fill pencil star.fill ellipsis.circle checkmark circle info.circle \
  chevron.up xmark.circle chevron.left arrow.clockwise exclamationmark.triangle.fill list.bullet circle.fill gear \
  plus.circle folder link arrow.up exclamationmark.triangle square.and.pencil calendar gearshape photo play.fill \
  questionmark.circle star arrow.down server.rack plus.circle.fill chevron.forward eye.slash bell globe \
  arrow.up.arrow.down lock.fill square.and.arrow.down square.grid.2x2 eye person pin person.fill eye.fill clock \
  doc.text exclamationmark.circle.fill heart.fill pause.fill person.crop.circle play.circle.fill arrow.left \
  arrow.right bookmark camera heart safari line.3.horizontal.decrease speaker.slash bookmark.fill \
  line.3.horizontal.decrease.circle clock.fill lock minus.circle.fill network pin.slash arrow.down.circle \
  speaker.wave.2 chevron.backward exclamationmark.circle folder.badge.plus minus.circle doc envelope \
  exclamationmark.bubble paperplane doc.badge.plus doc.on.clipboard bell.slash clock.arrow.circlepath \
  doc.text.magnifyingglass person.badge.plus arrow.left.arrow.right folder.fill lock.open lock.shield bell.fill \
  internaldrive minus number slider.horizontal.3 tag arrow.forward arrow.up.left.and.arrow.down.right \
  arrow.uturn.backward arrowshape.turn.up.left bubble.left.and.bubble.right face.smiling icloud.and.arrow.down \
  person.circle play.circle arrow.counterclockwise house.fill info.circle.fill plus.square.on.square \
  checkmark.square music.note archivebox arrow.triangle.2.circlepath chevron.down.circle.fill \
  chevron.up.chevron.down house mic photo.on.rectangle.angled speaker.slash.fill stop.circle waveform \
  arrow.2.squarepath bookmark.slash calendar.badge.clock hand.raised line.3.horizontal.decrease.circle.fill \
  mic.fill person.3 pin.fill text.bubble doc.fill person.2 rectangle.on.rectangle star.slash sun.max.fill \
  wifi.slash x.circle folder.badge.gearshape video.fill antenna.radiowaves.left.and.right arrow.down.doc \
  arrow.up.forward.app arrow.up.right at
  """.split(separator: " ").map(String.init)
