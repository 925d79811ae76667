import { area } from '../../area.ts'

/** What is stale when something has changed about people. */
export const touchedPeople = [
  'members.list',
  'members.count',
  'members.history',
  'members.retirement_check',
  'user',
  'org.list_teams',
  'org.list_org',
  'roles',
  'work.list_work_status',
] as const

export const members = area({
  area: 'members',
  path: '/user/com_members',
  touches: touchedPeople,
})
export const users = area({
  area: 'user',
  path: '/user/users',
  touches: touchedPeople,
})
export const profiles = area({ area: 'user', path: '/user/user_profile' })
