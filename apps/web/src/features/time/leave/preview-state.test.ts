import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { EMPTY_DRAFT } from './leave-draft.ts'
import type { Preview } from './leave-queries.ts'
import { awayByPerson, comingDays, previewState } from './preview-state.ts'

const draft = { ...EMPTY_DRAFT, wk_start_date: '2026-12-23', wk_end_date: '2026-12-23' }
const preview: Preview = {
  v_days_before: 8,
  v_days_after: 7,
  v_minutes_before: null,
  v_minutes_after: null,
  comp_minutes: 0,
  v_days_total: 15,
  applied_days: 1,
  paid_days: null,
  is_enough: true,
  evt_start_time: null,
  evt_end_time: null,
  counted_days: [{ date: '2026-12-23', days: 1, minutes: 480 }],
  skipped_days: [],
  conflict_date: null,
  half_holiday: null,
  closed_date: null,
  promised_date: null,
  alter_error: null,
  team_away: [],
  approvers: [],
  coverage: null,
  is_approved_at_once: false,
  week: null,
  trace: [],
}
const counted = { preview, isOld: false, error: null }

test('an unfinished choice says what is missing, whatever was counted before', () => {
  expect(previewState(EMPTY_DRAFT, counted)).toEqual({ kind: 'missing', what: 'day' })
})

test('the answer to an earlier choice does not pass for the present one', () => {
  expect(previewState(draft, { ...counted, isOld: true })).toEqual({ kind: 'counting' })
  expect(previewState(draft, { ...counted, preview: undefined })).toEqual({ kind: 'counting' })
})

test('what the server would refuse is blocked, the most telling reason first', () => {
  const short = { ...preview, is_enough: false }
  expect(previewState(draft, { ...counted, preview: short })).toMatchObject({ kind: 'blocked', why: 'short' })
  const both = { ...short, conflict_date: '2026-12-23' }
  const closed = { ...both, closed_date: '2026-12-23' }
  expect(previewState(draft, { ...counted, preview: closed })).toMatchObject({ why: 'closed' })
  expect(previewState(draft, { ...counted, preview: both })).toMatchObject({ why: 'conflict' })
  expect(previewState(draft, { ...counted, preview: { ...both, counted_days: [] } })).toMatchObject({
    why: 'none',
  })
})

test('an error is shown also while an older answer is at hand', () => {
  const error = new ApiError(406, { message: '나누어 신청해 주십시오.' })
  expect(previewState(draft, { preview, isOld: true, error })).toEqual({ kind: 'refused', error })
})

test('what stands against the days off holds back what is good else', () => {
  const refused = { ...preview, alter_error: '근무일이 없습니다.' }
  expect(previewState(draft, { ...counted, preview: refused })).toMatchObject({ why: 'alternative' })
  const both = { ...refused, is_enough: false }
  expect(previewState(draft, { ...counted, preview: both })).toMatchObject({ why: 'short' })
})

test('a good answer is ready', () => {
  expect(previewState(draft, counted)).toEqual({ kind: 'ready', preview })
})

test('colleagues are listed once, with their days in order', () => {
  const one = {
    user_id: 3,
    username: '백승율',
    position: '팀장',
    team_name: '웹팀',
    is_full_day: true,
    is_pending: false,
  }
  const other = { ...one, user_id: 4, username: '홍지율', is_pending: true }
  const away = [
    { ...one, date: '2026-12-23' },
    { ...other, date: '2026-12-23' },
    { ...one, date: '2026-12-24' },
  ]
  const people = awayByPerson(away)
  expect(people.map((days) => [days[0]?.username, days.map((day) => day.date)])).toEqual([
    ['백승율', ['2026-12-23', '2026-12-24']],
    ['홍지율', ['2026-12-23']],
  ])
  expect(people[1]).toEqual([{ ...other, date: '2026-12-23' }])
})

test('too few of the team hold a request back only where the company refuses it', () => {
  const coverage = {
    team_name: '개발팀',
    needed_people: 2,
    refuses: true,
    short_days: [{ date: '2026-12-23', user_count: 1 }],
  }
  const of = (change: object) =>
    previewState(draft, { ...counted, preview: { ...preview, coverage: { ...coverage, ...change } } })
  expect(of({})).toMatchObject({ kind: 'blocked', why: 'coverage' })
  expect(of({ refuses: false }).kind).toBe('ready')
  expect(of({ short_days: [] }).kind).toBe('ready')
})

test('what comes from leave that arises by then is told apart: 6 days from 10 do not leave 8', () => {
  const over = { ...preview, v_days_before: 10, v_days_after: 8, applied_days: 6 }
  expect(comingDays(over)).toBe(4)
  expect(comingDays({ ...over, is_enough: false })).toBe(0)
  expect(comingDays(preview)).toBe(0)
  // An hour with lunch in it, rounded twice.
  expect(comingDays({ ...preview, v_days_before: 10, v_days_after: 9.938, applied_days: 0.063 })).toBe(0)
})
