import { expect, test } from 'vitest'
import { isFiltered, orderOf, queryOf, sortOf } from './member-filter.ts'
import { firstTeam, memberView, readMemberSearch } from './member-view.ts'

test('without anything in the address: who works here, newest first (R-MEMBERS-010)', () => {
  const view = memberView(readMemberSearch({}))
  expect(queryOf(view)).toEqual({ cmem_status: 'WORKING', ordering: '-joined_date', page: 1, page_size: 50 })
})

test('what the address says reaches the server; nonsense does not', () => {
  const search = readMemberSearch({ state: 'RETIRED', q: 'ㄱㅎㅈ', team: 7, order: 'evil', page: 'x' })
  expect(queryOf(memberView(search))).toEqual({
    cmem_status: 'RETIRED',
    ordering: '-joined_date',
    page: 1,
    page_size: 1000,
    search: 'ㄱㅎㅈ',
    team_id: 7,
  })
})

test('a page below the first is the first', () => {
  expect(memberView({ page: -3 }).page).toBe(1)
})

test('sorting goes between table and address', () => {
  expect(sortOf('-joined_date')).toEqual({ key: 'joined_date', desc: true })
  expect(orderOf({ key: 'username', desc: false })).toBe('username')
  expect(orderOf({ key: 'joined_date', desc: true })).toBeUndefined()
  expect(orderOf(undefined)).toBeUndefined()
})

test('rank, day and the time of leaving are in the address; what is no day is left out', () => {
  const search = readMemberSearch({
    state: 'RETIRED',
    rank: 0,
    on: '2026-02-01',
    left: '2026-01-01',
    until: '2026-03-31',
  })
  expect(queryOf(memberView(search))).toMatchObject({
    rank_id: 0,
    as_of: '2026-02-01',
    retire_date__gte: '2026-01-01',
    retire_date__lte: '2026-03-31',
  })
  expect(readMemberSearch({ on: 'yesterday', left: '2026', until: '2026-02-30' })).toEqual({})
  expect(memberView({ left: '2026-03-31', until: '2026-01-01' }).left).toBeNull()
})

test('the time of leaving narrows only those who left, though it stays in the address of other tabs', () => {
  const search = { left: '2026-01-01', until: '2026-03-31' }
  expect(isFiltered(memberView({ ...search, state: 'RETIRED' }))).toBe(true)
  expect(isFiltered(memberView({ ...search, state: 'WORKING' }))).toBe(false)
})

test('a list may begin with the own team, until the address says otherwise (R-USER-003)', () => {
  const profile = (default_team_filter: 'team' | 'company', led: number[] = []) => ({
    user_profile: { default_team_filter, team: { team_id: 4, team_name: '개발팀' } } as never,
    leader: led.map((team_id) => ({ team_id, team_name: '본부' })),
    is_admin: false,
    has_chosen_range: false,
  })
  expect(firstTeam(profile('company'))).toBeNull()
  expect(firstTeam(profile('team'))).toBe(4)
  expect(firstTeam(profile('team', [2]))).toBe(2)
  // Who keeps all people sees them, unless they have said otherwise.
  expect(firstTeam({ ...profile('team', [2]), is_admin: true })).toBeNull()
  expect(firstTeam({ ...profile('team', [2]), is_admin: true, has_chosen_range: true })).toBe(2)
  expect(memberView({}, 4).team).toBe(4)
  expect(memberView({ team: 0 }, 4).team).toBeNull()
  expect(memberView({ team: 7 }, 4).team).toBe(7)
})
