import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accrueOnHireBasis } from './hire-basis.ts'
import { duePromotions, halvesOf, halvesToPlan, type PromotedGrant } from './due-promotions.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

function grantsOf(hire: string, asOf: string): PromotedGrant[] {
  const { monthly, annual } = accrueOnHireBasis({ hireDate: day(hire), asOf: day(asOf) })
  return [
    ...monthly.map((grant) => ({ ...grant, kind: 'MONTHLY' as const })),
    ...annual.map((grant) => ({ ...grant, kind: 'ANNUAL' as const })),
  ].map(({ kind, grantedOn, expiresOn, days }) => ({
    kind,
    grantedOn,
    expiresOn,
    minutes: days * 480,
    taken: 0,
  }))
}

// V-40: nine days are asked for from 1 to 10 October, the two that arise later from 1 to 5 December.
test('who joined on the first of January: nine days, then two', () => {
  const due = duePromotions(day('2026-01-01'), grantsOf('2026-01-01', '2026-12-31'))
  expect(
    due.map(({ type, window, grantedMinutes }) => [
      type,
      `${window.askFrom}`,
      `${window.askTo}`,
      grantedMinutes / 480,
    ]),
  ).toEqual([
    ['1-1', '2026-10-01', '2026-10-10', 9],
    ['1-2', '2026-12-01', '2026-12-05', 2],
  ])
  expect(due[0]!.window.employerNoticeDeadline.toString()).toBe('2026-11-30')
  expect(due[1]!.window.employerNoticeDeadline.toString()).toBe('2026-12-21')
})

test('later years have one procedure for each end of leave, with what a company gave besides', () => {
  const annual = grantsOf('2024-01-01', '2026-02-01').filter(({ kind }) => kind === 'ANNUAL')
  const extra: PromotedGrant = { ...annual.at(-1)!, kind: 'EXTRA', minutes: 480, taken: 240 }
  const due = duePromotions(day('2024-01-01'), [...annual, extra])
  expect(due.map(({ type, window }) => [type, `${window.askFrom}`, `${window.leaveExpiresOn}`])).toEqual([
    ['2', '2025-07-01', '2025-12-31'],
    ['2', '2026-07-01', '2026-12-31'],
  ])
  expect(due[1]).toMatchObject({ grantedMinutes: annual.at(-1)!.minutes + 480, takenMinutes: 240 })
})

test('what is asked for never falls short by as much as a half day, and never exceeds what is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 60, max: 480 }),
      (target, standard) => {
        const planned = (halvesToPlan(target, standard) * standard) / 2
        expect(planned).toBeLessThanOrEqual(target)
        expect(target - planned).toBeLessThan(standard / 2)
      },
    ),
  )
  expect([halvesOf('FULL'), halvesOf('AM'), halvesOf('PM')]).toEqual([2, 1, 1])
})

test('who joined long before the law had leave by months is asked about the yearly leave all the same', () => {
  const grant = { kind: 'ANNUAL', minutes: 7200, taken: 0 } as const
  const due = duePromotions(day('2009-03-02'), [
    { ...grant, grantedOn: day('2026-03-02'), expiresOn: day('2027-03-01') },
  ])
  expect(due.map(({ type, window }) => [type, `${window.askFrom}`])).toEqual([['2', '2026-09-02']])
})
