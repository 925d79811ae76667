import { expect, test } from 'vitest'
import { joinExpired } from './join-expired.ts'
import type { Ledger } from './ledger-queries.ts'

type Line = Ledger['lines'][number]
const line = (date: string, kind: Line['kind'], days: number, balance_days: number) =>
  ({ date, kind, days, minutes: days * 480, balance_days }) as Line

test('leave that ends on one day is one line, with the balance after all of it', () => {
  const lines = [
    line('2024-10-23', 'GRANTED', 1, 2.25),
    line('2024-11-23', 'EXPIRED', -1.25, 1),
    line('2024-11-23', 'EXPIRED', -1, 0),
    line('2024-11-23', 'GRANTED', 15, 15),
    line('2025-11-23', 'EXPIRED', -15, 0),
  ]
  expect(
    joinExpired(lines).map(({ date, days, minutes, balance_days }) => [date, days, minutes, balance_days]),
  ).toEqual([
    ['2024-10-23', 1, 480, 2.25],
    ['2024-11-23', -2.25, -1080, 0],
    ['2024-11-23', 15, 7200, 15],
    ['2025-11-23', -15, -7200, 0],
  ])
})
