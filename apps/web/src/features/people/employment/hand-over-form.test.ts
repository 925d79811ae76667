import { expect, test } from 'vitest'
import { datedName, type Decisions, decisionsOf, handOverBody, openDecisions } from './hand-over-form.ts'

const team = { kind: 'TEAM_LED', team_id: 3, names: ['개발팀'], count: 1, actions: ['GIVE', 'END'] } as const
const documents = {
  kind: 'WAITING_DOCUMENTS',
  team_id: null,
  names: ['연차'],
  count: 2,
  actions: ['GIVE', 'KEEP'],
} as const
const hanging = [team, documents].map((one) => ({
  ...one,
  title: '{names}',
  names: [...one.names],
  actions: [...one.actions],
  action_texts: {},
}))
const taker = { id: 9, name: '이인수' }

test('nothing is decided until somebody decides, and giving needs a person', () => {
  expect(openDecisions(hanging, {})).toBe(2)
  expect(openDecisions(hanging, { 'TEAM_LED 3': { action: 'GIVE', taker: null } })).toBe(2)
  expect(openDecisions(hanging, { 'TEAM_LED 3': { action: 'END', taker: null } })).toBe(1)
})

test('a day in a name is written like other days', () => {
  const format = (day: string) => `<${day}>`
  expect(datedName('2026-12-01', format)).toBe('<2026-12-01>')
  expect(datedName('2026-12-01 주간 회의', format)).toBe('<2026-12-01> 주간 회의')
  expect(datedName('회의 2026-12-01', format)).toBe('회의 2026-12-01')
})

test('each decision names what it is about, and who takes it', () => {
  const decisions: Decisions = {
    'TEAM_LED 3': { action: 'GIVE', taker },
    'WAITING_DOCUMENTS ': { action: 'KEEP', taker },
    'BOOKINGS ': { action: 'END', taker: null },
  }
  expect(handOverBody(hanging, decisions)).toEqual([
    { kind: 'TEAM_LED', action: 'GIVE', team_id: 3, user_id: 9 },
    { kind: 'WAITING_DOCUMENTS', action: 'KEEP' },
  ])
})

test('a planned retirement opens with what was decided', () => {
  const led = { kind: 'TEAM_LED', team_id: 3, action: 'GIVE', user_id: 9 } as const
  const planned = {
    retire_date: '2026-12-31',
    hand_over: [{ ...led, username: '이인수' }],
    planned_by: null,
    planned_by_id: null,
    planned_at: '2026-11-23T00:00:00Z',
    is_held: false,
  }
  expect(handOverBody(hanging, decisionsOf(planned))).toEqual([led])
  expect(decisionsOf(null)).toEqual({})
})

test('what ends whatever is chosen is not asked about, and a choice of before is not sent', () => {
  const leave = { ...hanging[0]!, kind: 'LEAVE', team_id: null, actions: ['END' as const] }
  expect(openDecisions([leave], {})).toBe(0)
  expect(handOverBody([leave], { 'LEAVE ': { action: 'KEEP', taker: null } })).toEqual([])
})
