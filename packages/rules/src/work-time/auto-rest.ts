/**
 * Minutes of rest that the product takes off by itself: below 4 hours none, then what exceeds 4 hours up to
 * 30 minutes, then what exceeds 8 hours up to 60.
 * @param minutes between start and end with explicit exclusions removed, before rest
 */
export function autoRestMinutes(minutes: number): number {
  if (minutes < 240) return 0
  if (minutes <= 270) return minutes - 240
  if (minutes <= 510) return 30
  if (minutes <= 540) return minutes - 480
  return 60
}
