import { isWorkDay, MONDAY_TO_FRIDAY } from '#rules/calendar/work-days.ts'
import { occurrences } from '#rules/meeting-rooms/occurrences.ts'
import { insertRows } from '../insert-rows.ts'
import type { DemoPerson } from '../people.ts'
import type { World } from '../world.ts'

const CATEGORIES = ['본사 3층', '본사 5층'] as const
const ROOMS = [
  {
    name: '한강',
    category: '본사 3층',
    capacity: 12,
    location: '엘리베이터 앞',
    description: '화상 회의 장비가 있습니다.',
  },
  { name: '남산', category: '본사 3층', capacity: 6, location: '동쪽 복도', description: '' },
  { name: '북악', category: '본사 3층', capacity: 4, location: '동쪽 복도', description: '' },
  {
    name: '관악',
    category: '본사 5층',
    capacity: 20,
    location: '라운지 옆',
    description: '전 직원 발표에 쓰는 방입니다.',
  },
  { name: '인왕', category: '본사 5층', capacity: 8, location: '서쪽 복도', description: '' },
] as const
const TITLES = [
  '주간 회의',
  '디자인 검토',
  '고객 미팅',
  '면접',
  '스프린트 계획',
  '회고',
  '예산 협의',
  '1:1 면담',
  '제품 시연',
] as const
const STARTS = [540, 600, 660, 780, 840, 900, 960, 1020] as const

/**
 * Makes rooms, a weekly series of the known leader and bookings from last week to the week after next.
 * @param next on that day all known accounts have a meeting: their home tells of it
 */
export async function createRooms(
  world: World,
  people: readonly DemoPerson[],
  next: Temporal.PlainDate,
): Promise<void> {
  const { tx, companyId } = world
  const categories = await insertRows<{ id: number; name: string }>(
    tx,
    'room_categories',
    CATEGORIES.map((name, index) => ({ company_id: companyId, name, sort_order: index })),
    ['id', 'name'],
  )
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]))
  const rows = ROOMS.map(({ category, ...room }, index) => ({
    ...room,
    company_id: companyId,
    category_id: categoryIds.get(category),
    sort_order: index,
  }))
  const rooms = await insertRows<{ id: number; name: string }>(tx, 'rooms', rows, ['id', 'name'])
  const roomIds = new Map(rooms.map(({ id, name }) => [name, id]))
  const series = await weeklySeries(world, people, roomIds)
  await insertRows(tx, 'room_bookings', [
    ...series,
    ...singleBookings(world, { people, rooms: roomIds, series, next }),
  ])
}

type BookingRow = {
  company_id: number
  room_id: number
  series_id: number | null
  booked_by: number
  title: string
  booked_on: string
  start_minute: number
  end_minute: number
}

/** Every Monday at ten in the large room, from three weeks ago for twelve weeks. */
async function weeklySeries(
  world: World,
  people: readonly DemoPerson[],
  rooms: ReadonlyMap<string, number>,
): Promise<BookingRow[]> {
  const { tx, companyId, today } = world
  const leader = people.find((person) => person.role === 'leader')!
  const from = today.subtract({ days: today.dayOfWeek - 1, weeks: 3 })
  const until = from.add({ weeks: 11 })
  const rule = { frequency: 'WEEKLY', every: 1, weekdays: [1] } as const
  const rows = [
    {
      company_id: companyId,
      ...rule,
      starts_on: from.toString(),
      until_on: until.toString(),
      created_by: leader.id,
    },
  ]
  const [series] = await insertRows<{ id: number }>(tx, 'booking_series', rows, ['id'])
  return occurrences(from, { ...rule, weekdays: [...rule.weekdays], until }).map((day) => ({
    company_id: companyId,
    room_id: rooms.get('한강')!,
    series_id: series!.id,
    booked_by: leader.id,
    title: '웹팀 주간 회의',
    booked_on: day.toString(),
    start_minute: 600,
    end_minute: 660,
  }))
}

interface Booking {
  people: readonly DemoPerson[]
  rooms: ReadonlyMap<string, number>
  series: readonly BookingRow[]
  next: Temporal.PlainDate
}

function singleBookings(
  { companyId, random, today }: World,
  { people, rooms, series, next }: Booking,
): BookingRow[] {
  const working = people.filter((person) => person.status === 'WORKING')
  const known = working.filter((person) => person.role !== null)
  const bookerOf = (index: number, offset: number, isNext: boolean) =>
    index < (isNext ? known.length : 2) && offset >= 0
      ? known[(index + offset) % known.length]!
      : random.pick(working)
  const taken = new Set(series.map(placeOf))
  const rows: BookingRow[] = []
  for (let offset = -7; offset <= 14; offset += 1) {
    const day = today.add({ days: offset })
    if (!isWorkDay(day, { weekly: MONDAY_TO_FRIDAY })) continue
    for (let index = 0; index < 9; index += 1) {
      const start = random.pick(STARTS)
      const row: BookingRow = {
        company_id: companyId,
        room_id: rooms.get(random.pick(ROOMS).name)!,
        series_id: null,
        booked_by: bookerOf(index, offset, day.equals(next)).id,
        title: random.pick(TITLES),
        booked_on: day.toString(),
        start_minute: start,
        end_minute: start + (random.chance(0.3) ? 30 : 60),
      }
      if (taken.has(placeOf(row))) continue
      taken.add(placeOf(row))
      rows.push(row)
    }
  }
  return rows
}

/** No booking runs longer than until the next start, so a start says all. */
function placeOf({ room_id, booked_on, start_minute }: BookingRow): string {
  return `${room_id} ${booked_on} ${start_minute}`
}
