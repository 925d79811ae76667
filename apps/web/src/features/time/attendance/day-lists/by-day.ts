/** People with a missing record by the day of each: a row's key is its day and its person. */
export function byDay(keys: readonly (string | number)[]): { date: string; user_ids: number[] }[] {
  const pairs = keys.map((key) => String(key).split(' ') as [date: string, user: string])
  return [...Map.groupBy(pairs, ([date]) => date)].map(([date, all]) => ({
    date,
    user_ids: all.map(([, user]) => Number(user)),
  }))
}

/** What is said of how many were told, and how many had been on the same day. */
export function toldSentence(told: number, already: number) {
  if (already === 0) return 'dayLists.told'
  return told === 0 ? 'dayLists.toldNone' : 'dayLists.toldBut'
}
