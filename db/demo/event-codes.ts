import { insertRows } from './insert-rows.ts'
import type { DemoPerson } from './people.ts'
import type { World } from './world.ts'

const CODES = [
  {
    name: '생일 휴가',
    event_group: 'VACATION',
    half_days: 1,
    days_per: 'YEAR',
    allows_full: false,
    allows_half: true,
  },
  { name: '장기근속 휴가', event_group: 'VACATION', half_days: 10, applies_to_all: false },
  { name: '개인 사유 휴가', event_group: 'VACATION', half_days: 6, days_per: 'YEAR', is_secret: true },
  { name: '현장 교육', event_group: 'OUT', allows_half: true, time_step_minutes: 60 },
  { name: '창립일 휴무', event_group: 'SP', half_days: 2, days_per: 'YEAR', is_active: false },
] as const

const defaults = {
  half_days: null,
  days_per: 'OCCASION',
  applies_to_all: true,
  allows_full: true,
  allows_half: false,
  time_step_minutes: null,
  is_secret: false,
  is_active: true,
}

/** Makes the company's own kinds of events; long service leave goes to those who have been here longest. */
export async function createEventCodes(world: World, people: readonly DemoPerson[]): Promise<void> {
  const { tx, companyId } = world
  const rows = CODES.map((code) => ({ company_id: companyId, ...defaults, ...code }))
  const codes = await insertRows<{ id: number; name: string }>(tx, 'event_codes', rows, ['id', 'name'])
  const longService = codes.find((code) => code.name === '장기근속 휴가')!
  const longest = people
    .filter((person) => person.status === 'WORKING')
    .toSorted((a, b) => a.joinedOn.toString().localeCompare(b.joinedOn.toString()) || a.id - b.id)
    .slice(0, 6)
  await insertRows(
    tx,
    'event_code_members',
    longest.map((person) => ({ company_id: companyId, code_id: longService.id, member_id: person.id })),
  )
}
