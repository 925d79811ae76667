import { expect, test } from 'vitest'
import { actsFor, labelOf } from './member-actions.ts'
import { shownState } from '../directory/index.ts'

const none = {
  update: false,
  retire: false,
  absence: false,
  rejoin: false,
  resend_invite: false,
  cancel_invite: false,
  delete: false,
}
const working = { user_id: 5, cmem_status: 'WORKING', abilities: none } as const

test('each state offers its own acts', () => {
  const acts = (cmem_status: 'WORKING' | 'ABSENCE' | 'INVITED' | 'RETIRED') =>
    actsFor({ ...working, cmem_status }, 1).map(({ act }) => act)
  expect(acts('WORKING')).toEqual(['edit', 'absence', 'retire', 'delete'])
  expect(acts('ABSENCE')).toContain('endAbsence')
  expect(acts('INVITED')).toEqual(['edit', 'resend', 'cancelInvite'])
  expect(acts('RETIRED')).toContain('rejoin')
})

test('somebody who works but has withdrawn the account can be invited again', () => {
  const withdrawn = { ...working, abilities: { ...none, resend_invite: true } }
  expect(actsFor(withdrawn, 1).at(-1)).toEqual({ act: 'resend' })
})

test('who is planned to leave has a plan to change', () => {
  expect(labelOf('retire', { planned_retire_date: null })).toBe('retire')
  expect(labelOf('retire', { planned_retire_date: '2026-12-31' })).toBe('changeRetire')
  expect(labelOf('absence', { planned_retire_date: '2026-12-31' })).toBe('absence')
})

test('what the server would refuse says why', () => {
  expect(actsFor(working, 5)[2]).toEqual({ act: 'retire', refusal: 'self' })
  expect(actsFor({ ...working, is_admin_full: true }, 1)[2]?.refusal).toBe('fullAdmin')
  expect(actsFor(working, 1)[2]?.refusal).toBe('notCovered')
  expect(actsFor({ ...working, abilities: { ...none, retire: true } }, 1)[2]).toEqual({ act: 'retire' })
})

test('an address kept as retire… is shown as left (R-MEMBERS-004)', () => {
  expect(shownState('retire_17@haru.test', 'WORKING')).toBe('RETIRED')
  expect(shownState('Kim.RETIRED@haru.test', 'INVITED')).toBe('RETIRED')
  expect(shownState('hyunji@haru.test', 'WORKING')).toBe('WORKING')
})
