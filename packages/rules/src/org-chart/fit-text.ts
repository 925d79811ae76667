/**
 * About how wide a text is, in multiples of the type size: Hangul, kana and Chinese characters are square, Latin is half as
 * wide. Within a few percent of Pretendard, which is enough to decide where to cut.
 */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

/** The text, or its beginning with … when it is wider than there is room. @param room in multiples of the type size */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text
  let kept = ''
  let width = widthOf('…')
  for (const character of text) {
    width += widthOf(character)
    if (width > room) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}

function widthOf(character: string): number {
  if (/[ .,:;'!|ilI()[\]]/.test(character)) return 0.3
  if (/[\u0021-\u024f]/.test(character)) return /[A-Z@%&mwMW]/.test(character) ? 0.7 : 0.56
  return 0.92
}
