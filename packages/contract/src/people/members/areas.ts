import { area } from '../../area.ts'

/**
 * What is stale when something has changed about people: names, teams, ranks, states and rights are told in every list in which
 * somebody stands, be it of leave, of bookings or of documents.
 */
export const touchedPeople = [
  'members',
  'user',
  'org',
  'roles',
  'work',
  'confirm',
  'analytics',
  'vacation',
  'approval_v1',
  'meeting',
  'home',
  'mood.get_stat_svmood_monthly',
  'company.list_event_codes',
  'company.list_event_code_users',
  'auth.preview_withdrawal',
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
