/**
 * What stands below or beside a name: position and rank, in the given order. Many companies use one word for both, which
 * is then said once.
 * @returns "팀장 · 과장", "과장", or empty when neither is known
 */
export function personTitle(...titles: readonly (string | null | undefined)[]): string {
  const said = titles.map((title) => title?.trim()).filter(Boolean)
  return [...new Set(said)].join(' · ')
}
