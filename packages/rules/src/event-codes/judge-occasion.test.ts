import { expect, test } from 'vitest'
import { judgeOccasion, type OccasionPart } from './judge-occasion.ts'
import { type LeaveCase, type StatutoryLeave, statutoryLeave } from './statutory-leave.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const part = (from: string, to: string, workDays = 0): OccasionPart => ({
  from: day(from),
  to: day(to),
  workDays,
})

interface Case {
  kind: StatutoryLeave
  on: string
  of?: LeaveCase
  asked: OccasionPart
  earlier?: OccasionPart[]
}

const judge = ({ kind, on, of, asked, earlier = [] }: Case) =>
  judgeOccasion({
    ...asked,
    kind,
    figures: statutoryLeave(kind, asked.from),
    on: day(on),
    case: of ?? null,
    earlier,
  })

// 남녀고용평등법 18조의2: 20 days of work, within 120 days of the birth, in at most four parts.
test.each([
  ['within', part('2026-11-23', '2026-11-27', 5), [], null],
  ['the last day', part('2027-03-01', '2027-03-01', 1), [], null],
  ['a day later', part('2027-03-02', '2027-03-02', 1), [], 'WINDOW'],
  ['over before the birth', part('2026-10-26', '2026-10-30', 5), [], 'WINDOW'],
  ['on over the birth', part('2026-10-30', '2026-11-02', 2), [], null],
  ['the fourth part', part('2026-12-21', '2026-12-21', 1), [1, 2, 3], null],
  ['a fifth part', part('2026-12-21', '2026-12-21', 1), [1, 2, 3, 4], 'PARTS'],
])('leave of a father: %s', (_name, asked, before, fault) => {
  const earlier = before.map((n) => part(`2026-12-0${n}`, `2026-12-0${n}`, 1))
  // A birth on Sunday 2026-11-01.
  const judged = judge({ kind: 'PATERNITY', on: '2026-11-01', asked, earlier })
  expect(judged.fault?.code ?? null).toBe(fault)
  expect(judged).toMatchObject({ total: 20, used: before.length })
})

test('before 2025-02-23 a father had 10 days within 90 days in two parts', () => {
  const asked = part('2025-01-31', '2025-01-31', 1)
  expect(judge({ kind: 'PATERNITY', on: '2024-11-02', asked }).total).toBe(10)
  expect(judge({ kind: 'PATERNITY', on: '2024-11-02', asked }).fault).toBeNull()
  expect(judge({ kind: 'PATERNITY', on: '2024-11-01', asked }).fault).toMatchObject({
    code: 'WINDOW',
    last: day('2025-01-30'),
  })
  const earlier = [part('2024-11-04', '2024-11-05', 2), part('2024-12-02', '2024-12-03', 2)]
  expect(judge({ kind: 'PATERNITY', on: '2024-11-02', asked, earlier }).fault).toEqual({
    code: 'PARTS',
    most: 2,
  })
})

// 근로기준법 74조: of 90 days at least 45 after the birth, of 120 at least 60.
test.each([
  ['SINGLE', '2027-01-31', '2027-04-30', 90, 90, 60, null],
  ['SINGLE', '2027-01-29', '2027-04-28', 90, 90, 60, 'BEFORE_BIRTH'],
  ['PREMATURE', '2027-02-15', '2027-05-25', 100, 100, 60, null],
  ['MULTIPLE', '2027-01-16', '2027-05-15', 120, 120, 75, null],
  ['MULTIPLE', '2027-01-15', '2027-05-14', 120, 120, 75, 'BEFORE_BIRTH'],
] as const)('leave of a mother, %s from %s', (of, from, to, total, asked, paid, fault) => {
  // Expected on 2027-03-17, the 46th day from 2027-01-31.
  const judged = judge({ kind: 'MATERNITY', on: '2027-03-17', of, asked: part(from, to) })
  expect([judged.total, judged.asked, judged.paid, judged.fault?.code ?? null]).toEqual([
    total,
    asked,
    paid,
    fault,
  ])
})

test('parts of one leave share its days and what of it is paid', () => {
  const earlier = [part('2026-12-01', '2026-12-20'), part('2027-02-01', '2027-02-10')]
  const asked = part('2027-03-17', '2027-05-15')
  const judged = judge({ kind: 'MATERNITY', on: '2027-03-17', of: 'SINGLE', asked, earlier })
  expect(judged).toEqual({ total: 90, used: 30, asked: 60, paid: 30, fault: null })
})

// 시행령 43조 3항: from the day of the loss on, by the weeks of pregnancy.
test.each([
  ['WEEKS_11', '2026-11-30', 10, null],
  ['WEEKS_11', '2026-12-01', 10, 'WINDOW'],
  ['WEEKS_21', '2026-12-20', 30, null],
  ['WEEKS_28', '2027-02-18', 90, null],
] as const)('leave after a loss, %s until %s', (of, to, total, fault) => {
  const judged = judge({ kind: 'MISCARRIAGE', on: '2026-11-21', of, asked: part('2026-11-21', to) })
  expect([judged.total, judged.fault?.code ?? null]).toEqual([total, fault])
})

test('without a case the longest that the law knows is given', () => {
  const asked = part('2026-11-21', '2026-12-20')
  expect(judge({ kind: 'MATERNITY', on: '2026-11-21', asked }).total).toBe(120)
  expect(judge({ kind: 'MISCARRIAGE', on: '2026-11-21', asked }).total).toBe(90)
})
