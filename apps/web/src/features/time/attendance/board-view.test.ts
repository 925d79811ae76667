import { expect, test } from 'vitest'
import { boardQueryOf, orderOf, readBoardSearch, sortOf } from './board-view.ts'

test('the board takes from the address only what it understands', () => {
  const search = {
    state: 'AWAY',
    team: '13',
    find: 'ㄱㅎㅈ',
    sort: '-username',
    size: 100,
    page: 3,
    date: '2026-11-20',
  }
  expect(readBoardSearch(search)).toEqual({ ...search, team: 13 })
  const nonsense = { state: 'GONE', team: 'x', sort: 'salary', size: 7, page: 0, date: '2026-02-30' }
  expect(readBoardSearch(nonsense)).toEqual({})
})

test('an empty address asks for the first page by team', () => {
  expect(boardQueryOf({})).toEqual({ sort_order: 'team_name', page: 1, page_size: 50 })
  expect(boardQueryOf({ team: 3, find: '김', state: 'LEAVE' })).toMatchObject({
    team_id: 3,
    org_range: 'subteam',
    search: '김',
    onduty_status: 'LEAVE',
  })
})

test('heads and orders agree', () => {
  expect(sortOf('-start_time')).toEqual({ key: 'start_time', desc: true })
  expect(orderOf({ key: 'start_time', desc: true })).toBe('-start_time')
  expect(orderOf({ key: 'team_name', desc: true })).toBeUndefined()
  expect(orderOf(undefined)).toBeUndefined()
})
