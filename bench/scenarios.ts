import { attendanceScenarios, homeScenarios, leaveScenarios } from './attendance-scenarios.ts'
import type { BenchCompany } from './generate-company.ts'
import type { Measured, Shot, Target } from './load.ts'
import { organizationScenarios } from './organization-scenarios.ts'
import { peerScenarios } from './peer-scenarios.ts'
import { givenOf, replayed } from './recipes.ts'
import type { Served } from './serve.ts'

export interface Scenario {
  name: string
  ours: Target
  twin?: Target
  connections?: number[]
  /** How our figures stand against the known figures of a peer. */
  bar?: (ours: Measured, connections: number) => string
}

export interface Bench {
  company: BenchCompany
  /** Headers of every member's browser. */
  cookies: Record<string, string>[]
  today: string
  served: Served
  password: string
  passwordHash: string
}

export function scenarios(bench: Bench): Scenario[] {
  return [
    listBookings(bench),
    createBooking(bench),
    signIn(bench),
    ...organizationScenarios(bench),
    ...attendanceScenarios(bench),
    ...leaveScenarios(bench),
    ...homeScenarios(bench),
    ...peerScenarios(bench),
  ]
}

function listBookings({ served, cookies, today }: Bench): Scenario {
  const check = (status: number, body: string) => status === 200 && body.length > 2_000
  return {
    name: 'list: bookings of a day',
    ours: {
      port: served.appPort,
      next: () => ({ method: 'GET', path: `/meeting/mt_room_reserve/?date=${today}`, headers: cookies[3] }),
      check,
    },
    twin: { port: served.twinPort, next: () => ({ method: 'GET', path: '/list-bookings' }), check },
  }
}

/** Every request books a free quarter of an hour of its own. */
function createBooking(bench: Bench): Scenario {
  const { served, cookies, company, today } = bench
  let slot = 0
  let again = 0
  const free = () => {
    const at = slot++
    const quarter = at % 95
    const room = company.roomIds[Math.floor(at / 95) % company.roomIds.length]!
    const day = Temporal.PlainDate.from(today).add({
      days: 60 + Math.floor(at / 95 / company.roomIds.length),
    })
    return { room, start: quarter * 15, date: day.toString() }
  }
  return {
    name: 'write: book a room',
    ours: {
      port: served.appPort,
      next: (): Shot => {
        const { room, start, date } = free()
        const body = {
          room_id: room,
          date,
          start_time: clock(start),
          end_time: clock(start + 15),
          title: '측정',
        }
        return { method: 'POST', path: '/meeting/mt_room_reserve/', headers: cookies[3], body }
      },
      check: (status) => status === 201,
    },
    // The same room at the same time, on a day of its own each time.
    twin: replayed(bench, () => {
      const day = Temporal.PlainDate.from('2028-01-04').add({ days: again++ }).toString()
      return { name: 'book-room', given: { ...givenOf(bench, 3), day } }
    }),
  }
}

function signIn({ served, password, passwordHash }: Bench): Scenario {
  let person = 0
  return {
    name: 'sign-in with password',
    connections: [1, 16],
    ours: {
      port: served.appPort,
      next: () => ({
        method: 'POST',
        path: '/v1/auth/login/',
        // As from many homes: sign-in is limited per address.
        headers: { 'x-forwarded-for': `10.${person % 200}.${(person >> 3) % 250}.7` },
        body: { email: `person${(person++ % 900) + 1}@bench.gyeol.test`, password },
      }),
      check: (status) => status === 201,
    },
    // The account is read and its hash compared: nothing else.
    twin: {
      port: served.twinPort,
      next: () => ({ method: 'POST', path: '/sign-in', body: { hash: passwordHash, password } }),
      check: (status) => status === 200,
    },
    bar: (ours, connections) =>
      connections === 16 ? `${(ours.perSecond / 6.3).toFixed(1)} times the peer's 6.3/s` : '',
  }
}

export function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
