import { expect, test } from 'vitest'
import type { EventCode } from './event-code-queries.ts'
import { codeForm, daysProblem, newCodeOf, stepsWith, unitProblem } from './code-form.ts'
import { inGroup, readEventCodeSearch } from './event-code-view.ts'

const code: EventCode = {
  c_event_code_id: 4,
  code: 'CUSTOM:4',
  codes: ['CUSTOM:4:FULL'],
  event_name: '생일 휴가',
  group: 'SP',
  event_days: 1.5,
  most_days: null,
  paid_days: null,
  days_per: 'YEAR',
  article: '',
  apply_all: false,
  full: true,
  half: false,
  quarter: true,
  one_hour: false,
  time: true,
  time_minutes: 45,
  secret: true,
  built_in: false,
  is_active: true,
  is_mine: false,
  user_count: 3,
  team_ids: [7],
  rank_ids: [],
  apv_role_code: 'CUSTOM',
  abilities: { update: true, delete: true, assign: true },
}

test('a kind goes into the form and comes out as it was', () => {
  expect(newCodeOf(codeForm(code, 'ALL'))).toEqual({
    event_name: '생일 휴가',
    group: 'SP',
    event_days: 1.5,
    days_per: 'YEAR',
    full: true,
    half: false,
    quarter: true,
    one_hour: false,
    time: 45,
    apply_all: false,
    team_ids: [7],
    rank_ids: [],
    secret: true,
  })
})

test('a new kind starts in the group that is open, for everybody, for whole days', () => {
  expect(newCodeOf(codeForm(undefined, 'HOME'))).toMatchObject({
    group: 'HOME',
    event_days: null,
    full: true,
    time: false,
    apply_all: true,
  })
  expect(codeForm(undefined, 'ALL').group).toBe('VACATION')
})

test('an unusual step stays to be chosen', () => {
  expect(stepsWith('45')).toEqual([10, 30, 45, 60, 120, 240])
  expect(stepsWith('60')).toEqual([10, 30, 60, 120, 240])
})

test.each([
  ['', undefined],
  [0, undefined],
  [0.5, undefined],
  [366, undefined],
  [0.3, 'daysStep'],
  [-1, 'daysStep'],
  [366.5, 'daysStep'],
] as const)('%j days: %s', (days, problem) => {
  expect(daysProblem(days)).toBe(problem)
})

test('without any unit nobody could ask for it', () => {
  const none = { full: false, half: false, quarter: false, one_hour: false, by_time: false }
  const form = { ...codeForm(code, 'ALL'), ...none }
  expect(unitProblem(form)).toBe('noUnit')
  for (const unit of Object.keys(none)) expect(unitProblem({ ...form, [unit]: true })).toBeUndefined()
})

test('nonsense in the address is left out; a kind for all groups stands in each', () => {
  expect(readEventCodeSearch({ group: 'SP', assign: '4' })).toEqual({ group: 'SP', assign: 4 })
  expect(readEventCodeSearch({ group: 'X', assign: 'y' })).toEqual({})
  const any = { ...code, group: 'ALL' as const }
  expect(inGroup([code, any], 'HOME')).toEqual([any])
  expect(inGroup([code, any], 'ALL')).toHaveLength(2)
})
