import { expect, test } from 'vitest'
import { emptyKind, orgView, readOrgSearch } from './org-view.ts'

test('what makes no sense in the address is left out', () => {
  expect(readOrgSearch({ q: 'ㄱ', view: 'list', team: '3', on: '2026-01-01', move: 'true' })).toEqual({
    q: 'ㄱ',
    view: 'list',
    team: 3,
    on: '2026-01-01',
    move: true,
  })
  expect(readOrgSearch({ view: 'tree', team: '-1', on: '2026-02-30', move: 'yes' })).toEqual({})
  expect(readOrgSearch({ team: 'x', on: 'today' })).toEqual({})
  expect(readOrgSearch({ on: '9999-01-01' })).toEqual({})
})

test('today is no other day; a phone shows the list; the past is not moved', () => {
  const today = '2026-11-21'
  expect(orgView({}, today, false)).toEqual({
    typed: '',
    shows: 'chart',
    team: null,
    on: null,
    isMoving: false,
  })
  expect(orgView({ on: today, move: true }, today, false)).toMatchObject({ on: null, isMoving: true })
  expect(orgView({ on: '2026-01-01', move: true }, today, false).isMoving).toBe(false)
  expect(orgView({ view: 'chart', move: true }, today, true)).toMatchObject({
    shows: 'list',
    isMoving: false,
  })
})

test('a day without teams is not a company without teams', () => {
  expect(emptyKind(null, '2026-11-21')).toBe('now')
  expect(emptyKind('2001-01-01', '2026-11-21')).toBe('then')
  expect(emptyKind('2027-01-01', '2026-11-21')).toBe('by')
})
