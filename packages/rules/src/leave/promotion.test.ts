import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionEffect, type PromotionProcedure } from './promotion-effect.ts'
import {
  mayPromote,
  PROMOTION_ACTIONS,
  PROMOTION_STEPS,
  stepAfter,
  stepOnDay,
  type PromotionAction,
  type PromotionStep,
} from './promotion-steps.ts'
import { promotionWindow, replyDeadline, type PromotionBasis } from './promotion-windows.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const YEAR_END: PromotionBasis = { type: '2', leaveExpiresOn: day('2026-12-31') }

test.each<[PromotionBasis, string[]]>([
  [YEAR_END, ['2026-07-01', '2026-07-10', '2026-10-31', '2026-12-31']],
  [
    { type: '2', leaveExpiresOn: day('2026-05-01') },
    ['2025-11-02', '2025-11-11', '2026-03-01', '2026-05-01'],
  ],
  [{ type: '1-1', hireDate: day('2026-01-01') }, ['2026-10-01', '2026-10-10', '2026-11-30', '2026-12-31']],
  [{ type: '1-2', hireDate: day('2026-01-01') }, ['2026-12-01', '2026-12-05', '2026-12-21', '2026-12-31']],
  [{ type: '1-2', hireDate: day('2025-03-03') }, ['2026-02-03', '2026-02-07', '2026-02-20', '2026-03-02']],
])('window of case %#', (basis, dates) => {
  const { askFrom, askTo, employerNoticeDeadline, leaveExpiresOn } = promotionWindow(basis)
  expect([askFrom, askTo, employerNoticeDeadline, leaveExpiresOn].map(String)).toEqual(dates)
})

const LAWFUL: PromotionProcedure = {
  basis: YEAR_END,
  askedOn: day('2026-07-01'),
  written: true,
  workerPlanOn: null,
  plannedDays: 0,
  targetDays: 8,
  employerNoticeOn: day('2026-10-31'),
}

test.each<[Partial<PromotionProcedure>, string, boolean]>([
  [{}, 'EMPLOYER_NOTICED', true],
  [{ employerNoticeOn: day('2026-07-12') }, 'EMPLOYER_NOTICED', true],
  [{ employerNoticeOn: day('2026-07-11') }, 'NOTICE_BEFORE_REPLY_DEADLINE', false],
  [{ employerNoticeOn: day('2026-11-01') }, 'NOTICE_TOO_LATE', false],
  [{ employerNoticeOn: null }, 'NO_EMPLOYER_NOTICE', false],
  [{ workerPlanOn: day('2026-07-11'), plannedDays: 8 }, 'WORKER_PLANNED', true],
  [{ workerPlanOn: day('2026-07-12'), plannedDays: 8, employerNoticeOn: null }, 'NO_EMPLOYER_NOTICE', false],
  [
    { workerPlanOn: day('2026-07-05'), plannedDays: 7.5, employerNoticeOn: null },
    'NO_EMPLOYER_NOTICE',
    false,
  ],
  [{ written: false }, 'NOT_WRITTEN', false],
  [{ askedOn: null }, 'NOT_ASKED', false],
  [{ askedOn: day('2026-06-30') }, 'ASK_OUTSIDE_WINDOW', false],
  [{ askedOn: day('2026-07-11') }, 'ASK_OUTSIDE_WINDOW', false],
  [{ workAccepted: true }, 'WORK_ACCEPTED', false],
  [{ lastDay: day('2026-12-30') }, 'LEFT_BEFORE_END', false],
  [{ lastDay: day('2026-12-31') }, 'EMPLOYER_NOTICED', true],
  [{ lastDay: null }, 'EMPLOYER_NOTICED', true],
  [
    { lastDay: day('2026-12-30'), workerPlanOn: day('2026-07-11'), plannedDays: 8, employerNoticeOn: null },
    'LEFT_BEFORE_END',
    false,
  ],
  [{ lastDay: day('2026-12-30'), askedOn: null }, 'NOT_ASKED', false],
])('effect with %j is %s', (change, reason, effect) => {
  expect(promotionEffect({ ...LAWFUL, ...change })).toMatchObject({ reason, hasLegalEffect: effect })
})

test('ten days to answer do not count the day of receipt', () => {
  expect(`${replyDeadline('2', day('2026-07-10'))}`).toBe('2026-07-20')
})

const DATES = {
  askFrom: day('2026-07-01'),
  askTo: day('2026-07-10'),
  responseExpiresOn: day('2026-07-15'),
  employerNoticeDeadline: day('2026-10-31'),
}

test.each<[PromotionAction, PromotionStep, string, boolean]>([
  ['ask', 'READY', '2026-07-01', false],
  ['ask', 'POSSIBLE', '2026-06-30', false],
  ['ask', 'POSSIBLE', '2026-07-01', true],
  ['ask', 'POSSIBLE', '2026-07-10', true],
  ['ask', 'POSSIBLE', '2026-07-11', false],
  ['plan', 'ASKED', '2026-07-15', true],
  ['plan', 'ASKED', '2026-07-16', false],
  ['plan', 'NOTICE', '2026-07-15', false],
  ['notify', 'ASKED', '2026-07-16', false],
  ['notify', 'NOTICE', '2026-10-31', true],
  ['notify', 'NOTICE', '2026-11-01', false],
  ['stop', 'DONE', '2026-07-05', false],
  ['stop', 'NOTICE', '2026-08-01', true],
  ['changeTarget', 'ASKED', '2026-07-05', false],
])('%s in %s on %s: %s', (action, step, on, open) => {
  expect(mayPromote(action, step, DATES, day(on))).toBe(open)
})

test.each<[PromotionStep, string, number, PromotionStep, number | null]>([
  ['READY', '2026-06-30', 480, 'READY', null],
  ['READY', '2026-07-01', 480, 'POSSIBLE', null],
  ['READY', '2026-07-11', 480, 'EXPIRED', 0],
  ['READY', '2026-06-01', 0, 'EXPIRED', 3],
  ['POSSIBLE', '2026-07-10', 480, 'POSSIBLE', null],
  ['ASKED', '2026-07-15', 480, 'ASKED', null],
  ['ASKED', '2026-07-16', 480, 'NOTICE', null],
  ['ASKED', '2026-11-01', 480, 'EXPIRED', 2],
  ['NOTICE', '2026-10-31', 480, 'NOTICE', null],
  ['DONE', '2027-01-01', 0, 'DONE', null],
])('%s on %s with %d minutes left becomes %s', (step, on, left, next, reason) => {
  expect(stepOnDay(step, DATES, day(on), left)).toEqual({ step: next, expirationReason: reason })
})

test('stopping opens the window again while it lasts', () => {
  expect(stepAfter('stop', 'ASKED', DATES, day('2026-07-10')).step).toBe('POSSIBLE')
  expect(stepAfter('stop', 'NOTICE', DATES, day('2026-07-11'))).toEqual({
    step: 'EXPIRED',
    expirationReason: 1,
  })
})

test('no action and no passing of time leaves a final step', () => {
  const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => day('2026-01-01').add({ days }))
  fc.assert(
    fc.property(fc.constantFrom<PromotionStep>('DONE', 'EXPIRED'), anyDay, fc.nat(), (step, today, left) => {
      expect(stepOnDay(step, DATES, today, left).step).toBe(step)
      const actions = Object.keys(PROMOTION_ACTIONS) as PromotionAction[]
      expect(actions.some((action) => mayPromote(action, step, DATES, today))).toBe(false)
    }),
  )
  expect(PROMOTION_STEPS).toHaveLength(6)
})
