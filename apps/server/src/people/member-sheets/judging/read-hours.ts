/**
 * Hours as people write them: 20, 17.5, 17:30, 20시간, 20h; in whole minutes.
 * @returns null where it is none
 */
export function readHours(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/(시간|時間|hours?|hrs?|h)$/i, '')
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(plain) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  if (!/^\d{1,3}(\.\d{1,6})?$/.test(plain)) return null
  const counted = Math.round(Number(plain) * 60)
  // Thirds of an hour have no end: a hundredth of a minute is the care that anybody takes.
  return Math.abs(counted - Number(plain) * 60) < 0.35 ? counted : null
}

/** The same as the cell shows it. */
export function hoursText(minutes: number): string {
  return String(Math.round((minutes * 100) / 60) / 100)
}
