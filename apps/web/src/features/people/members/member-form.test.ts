import { expect, test } from 'vitest'
import { memberChangeOf, type MemberForm } from './member-form.ts'

const before: MemberForm = {
  username: '김현지',
  local_username: '',
  en_username: '',
  position: '매니저',
  rank_id: 1,
  team: 3,
  from: '2026-11-21',
  joined_date: '2024-03-04',
  contract_type: '정규직',
  weekly_minutes: null,
  standard_day_minutes: 480,
  work_type: 'FIXED',
  phone: '',
  job_desc: '',
  work_check: 'ALL',
  dash_available: true,
}

test('nothing changed, nothing sent', () => {
  expect(memberChangeOf(9, before, { ...before, from: '2026-12-01' })).toBeNull()
})

test('only what changed is sent, cleared values as null', () => {
  expect(memberChangeOf(9, before, { ...before, position: '팀장', rank_id: null })).toEqual({
    user_id: 9,
    position: '팀장',
    rank_id: null,
  })
})

test('what holds from a day on brings its first day, unless that is today', () => {
  expect(memberChangeOf(9, before, { ...before, team: 4, from: '2026-12-01' })).toEqual({
    user_id: 9,
    team: 4,
    from: '2026-12-01',
  })
  const hours = { weekly_minutes: 1200, standard_day_minutes: 240 }
  expect(memberChangeOf(9, before, { ...before, ...hours, from: '2027-01-01' })).toEqual({
    user_id: 9,
    ...hours,
    from: '2027-01-01',
  })
  expect(memberChangeOf(9, before, { ...before, work_type: 'FLEX_MONTH', from: '2027-01-01' })).toEqual({
    user_id: 9,
    work_type: 'FLEX_MONTH',
    from: '2027-01-01',
  })
  expect(memberChangeOf(9, before, { ...before, rank_id: 2 })).toEqual({ user_id: 9, rank_id: 2 })
  expect(memberChangeOf(9, before, { ...before, phone: '010', from: '2026-12-01' })).toEqual({
    user_id: 9,
    phone: '010',
  })
})
