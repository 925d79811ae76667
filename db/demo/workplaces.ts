import { insertRows } from './insert-rows.ts'
import type { DemoPerson } from './people.ts'
import type { World } from './world.ts'

const BRANCHES = [
  { name: '본사', address: '서울특별시 중구 세종대로 110' },
  { name: '판교 연구소', address: '경기도 성남시 분당구 판교역로 235' },
  { name: '부산 지점', address: '부산광역시 해운대구 센텀중앙로 79' },
] as const
const PLACES = [
  { name: '시청역 사무실', branch: '본사', latitude: 37.5663, longitude: 126.9779, radius_metres: 150 },
  { name: '판교 연구동', branch: '판교 연구소', latitude: 37.4019, longitude: 127.1086, radius_metres: 200 },
  { name: '센텀 사무실', branch: '부산 지점', latitude: 35.1725, longitude: 129.1308, radius_metres: 100 },
] as const
// Addresses of the ranges for documentation (RFC 5737): nobody's office.
const NETWORKS = [
  { name: '본사 회선', branch: '본사', kind: 'IP', address: '203.0.113.0/28' },
  { name: '본사 3층', branch: '본사', kind: 'BSSID', address: '9c:1c:12:ab:cd:e0' },
  { name: '본사 5층', branch: '본사', kind: 'BSSID', address: '9c:1c:12:ab:cd:f4' },
  { name: '판교 회선', branch: '판교 연구소', kind: 'IP', address: '198.51.100.24' },
  { name: '부산 무선', branch: '부산 지점', kind: 'SSID', address: 'GYEOL-BUSAN' },
] as const

const CALENDARS = [
  { team: '인사팀', provider: 'google_calendar', calendar_id: 'people@group.calendar.google.com' },
  { team: '웹팀', provider: 'google_calendar', calendar_id: 'web-squad@group.calendar.google.com' },
] as const

/** Offices, the places and networks to recognise a check-in by, cards of most people, and who is who outside. */
export async function createWorkplaces(world: World, people: readonly DemoPerson[]): Promise<void> {
  const { tx, companyId } = world
  const company = { company_id: companyId }
  const made = await insertRows<{ id: number; name: string }>(
    tx,
    'branches',
    BRANCHES.map((branch) => ({ ...company, ...branch })),
    ['id', 'name'],
  )
  const branchIds = new Map(made.map(({ id, name }) => [name, id]))
  const inBranch = <T extends { branch: string }>({ branch, ...row }: T) => ({
    ...company,
    ...row,
    branch_id: branchIds.get(branch),
  })
  await insertRows(tx, 'locations', PLACES.map(inBranch))
  await insertRows(tx, 'wifi_networks', NETWORKS.map(inBranch))
  const working = people.filter((person) => person.status === 'WORKING')
  await insertRows(
    tx,
    'gate_users',
    working
      .slice(0, 40)
      .map((person, index) => ({ ...company, member_id: person.id, code: `GY-${1001 + index * 7}` })),
  )
  await insertRows(
    tx,
    'slack_users',
    working
      .slice(0, 12)
      .map((person, index) => ({ ...company, member_id: person.id, slack_user_id: `U0GYEOL${10 + index}` })),
  )
  const teamIds = new Map(people.map((person) => [person.team, person.teamId]))
  await insertRows(
    tx,
    'team_calendars',
    CALENDARS.map(({ team, ...calendar }) => ({ ...company, ...calendar, team_id: teamIds.get(team) })),
  )
}
