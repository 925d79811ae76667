/**
 * The day a person typed: 20261121, 2026-11-21, 26.11.21, 11/21, 1121, 2026년 11월 21일, Sat 21 Nov 2026 become yyyy-MM-dd.
 * @param today yyyy-MM-dd: the year of a day typed without one
 * @returns null for what is no day
 */
export function parseDay(typed: string, today: string): string | null {
  const text = withoutNames(typed.replace(/\(.*\)/, '').trim())
  const parts = /^\d+$/.test(text) ? joined(text) : text.split(/[^\d]+/).filter(Boolean)
  if (!parts || parts.length < 2 || parts.length > 3) return null
  const [date, month, year] = parts.toReversed()
  const fullYear = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year
  const day = `${fullYear}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
    ? day
    : null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Sat 21 Nov 2026", as English days are shown, in digits; anything else stays. */
function withoutNames(text: string): string {
  const found = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3,9})(?:\s+(\d{4}))?$/i.exec(text)
  const month = MONTHS.indexOf(found?.[2]?.slice(0, 3).toLowerCase() ?? '') + 1
  return found && month > 0 ? [found[3], month, found[1]].filter(Boolean).join('-') : text
}

function joined(digits: string): string[] | null {
  const match = /^(\d{4}|\d{2})?(\d{2})(\d{2})$/.exec(digits)
  return match ? match.slice(1).filter((part) => part !== undefined) : null
}
