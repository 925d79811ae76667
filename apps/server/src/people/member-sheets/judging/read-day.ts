import { readCell } from '../../../outside/spreadsheet/read-cell.ts'

// More than any way to write a day; the patterns below are slow on long texts.
const LONGEST = 40
// 오전 12:00:00 and the like: sheets that were made by programs often carry the time of midnight.
const TIME = /[T\s]+((오전|오후|AM|PM)\s*)?\d{1,2}:\d{2}(:\d{2})?(\.\d+)?\s*(AM|PM)?Z?$/i
const WEEKDAY = /\s*\(\s*[일월화수목금토日月火水木金土](요일|曜日)?\s*\)$|\s*[일월화수목금토]요일$/
const SHORT_YEAR = /^['’‘`]?\d{2}\s*[-./년年]\s*\d{1,2}\s*[-./월月]\s*\d{1,2}\s*[.일日]?$|^\d{6}$/

/**
 * A day as people in Korea write it: 2024-03-05, 2024.3.5, 2024년 3월 5일, 20240305, with a weekday or a time behind it, or the
 * number by which spreadsheets count days. Years of two digits are not guessed at.
 */
export function readDay(text: string): Temporal.PlainDate | 'DAY_INVALID' | 'DAY_SHORT_YEAR' {
  if (text.length > LONGEST) return 'DAY_INVALID'
  const plain = text.normalize('NFKC').trim().replace(TIME, '').replace(WEEKDAY, '')
  const read = readCell(/^\d{5}(\.\d+)?$/.test(plain) ? Number(plain) : plain, 'date')
  const day = 'value' in read && read.value instanceof Temporal.PlainDate ? read.value : null
  if (day && day.year >= 1900 && day.year <= 2200) return day
  return SHORT_YEAR.test(plain) ? 'DAY_SHORT_YEAR' : 'DAY_INVALID'
}
