import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createBooking, listBookings } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import type { BenchCompany } from '../../bench/generate-company.ts'
import { clock } from '../../bench/scenarios.ts'

export type Kind = 'booking' | 'check' | 'leave'

/** One thing that a person wants, tried with the same key until it is answered. */
export interface Write {
  kind: Kind
  memberId: number
  /** Found again in the row. */
  label: string
  tries: number
  /** null: never answered. */
  status: number | null
  body: string
  answeredAt: number
}

export interface Crowd {
  writes: Write[]
  /** How often was answered what, by status; 0: no answer at all. */
  tries: Map<number, number>
  reads: Map<number, number>
  /** Answers that nobody may get, whatever is broken. */
  wrong: string[]
  /** No new wishes; those that were begun are brought to their end. */
  stop(): Promise<void>
}

// What may be answered while something is broken: nothing, "the database is away", "the disk is full".
const NOT_NOW = new Set([0, 503, 507])
const PAUSE_MS = 80
const GIVE_UP_MS = 90_000

interface Ground {
  address: string
  company: BenchCompany
  headers: Record<string, string>[]
  today: string
}

/** People who book rooms, press check-in and ask for leave, all at once, and one more who reads meanwhile. */
export function startCrowd(ground: Ground, people: number): Crowd {
  const crowd = { writes: [] as Write[], tries: new Map(), reads: new Map(), wrong: [] as string[] }
  const stopping = new AbortController()
  const { signal } = stopping
  const writer = async (person: number) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await carryOut(ground, crowd, wishOf(ground, person, turn, people))
      await pause(PAUSE_MS)
    }
  }
  const reader = async () => {
    while (!signal.aborted) {
      const path = `${listBookings.path}?date=${ground.today}`
      const { status } = await call(ground, { method: 'GET', path, headers: ground.headers[1]! })
      count(crowd.reads, status)
      if (status !== 200 && !NOT_NOW.has(status)) crowd.wrong.push(`GET ${path}: ${status}`)
      await pause(PAUSE_MS)
    }
  }
  const all = Promise.all([...Array.from({ length: people }, (_, index) => writer(index + 1)), reader()])
  return {
    ...crowd,
    async stop() {
      stopping.abort()
      await all
    },
  }
}

interface Wish {
  write: Write
  path: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** What somebody does in turn: two bookings, a check, a request for leave. Nobody is in anybody's way. */
function wishOf({ company, headers, today }: Ground, person: number, turn: number, people: number): Wish {
  const kind = (['booking', 'check', 'booking', 'leave'] as const)[turn % 4]!
  const { memberId } = company.members[person]!
  const label = `strength ${company.companyId} ${person}-${turn}`
  const write = { kind, memberId, label, tries: 0, status: null, body: '', answeredAt: 0 }
  const own = { ...headers[person]!, 'idempotency-key': randomBytes(12).toString('hex') }
  const later = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  if (kind === 'check') {
    const loc_check_type = turn % 8 === 1 ? 'IN' : 'AWAY'
    return { write, path: checkInOut.path, headers: own, body: { loc_check_type } }
  }
  if (kind === 'leave') {
    const [week, weekday] = [Math.floor(turn / 20), Math.floor(turn / 4) % 5]
    const monday = Temporal.PlainDate.from(today).dayOfWeek - 1
    const wk_start_date = later(42 + week * 7 + weekday - monday)
    const body = {
      wk_event: 'VACATION:ANNUAL:FULL',
      wk_start_date,
      wk_end_date: wk_start_date,
      wk_comment: label,
    }
    return { write, path: requestEvent.path, headers: own, body }
  }
  const slot = turn * people + person
  const start = (slot % 95) * 15
  const room_id = company.roomIds[Math.floor(slot / 95) % company.roomIds.length]
  const date = later(60 + Math.floor(slot / 95 / company.roomIds.length))
  const times = { start_time: clock(start), end_time: clock(start + 15) }
  return { write, path: createBooking.path, headers: own, body: { room_id, date, ...times, title: label } }
}

async function carryOut(ground: Ground, crowd: Omit<Crowd, 'stop'>, wish: Wish): Promise<void> {
  const { write, path, headers, body } = wish
  crowd.writes.push(write)
  const began = performance.now()
  while (performance.now() - began < GIVE_UP_MS) {
    const answer = await call(ground, { method: 'POST', path, headers, body })
    write.tries += 1
    count(crowd.tries, answer.status)
    if (!NOT_NOW.has(answer.status)) {
      Object.assign(write, { status: answer.status, body: answer.body, answeredAt: performance.now() })
      // A holiday cannot be taken off; any other refusal of a right wish is wrong.
      const isRefusal = answer.body.includes('"NO_WORK_DAY"')
      if (answer.status !== 201 && !isRefusal)
        crowd.wrong.push(`POST ${path}: ${answer.status} ${answer.body}`)
      return
    }
    await pause(PAUSE_MS)
  }
}

interface Shot {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: Record<string, unknown>
}

async function call({ address }: Ground, shot: Shot): Promise<{ status: number; body: string }> {
  const { method, path, headers, body } = shot
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.text() }
  } catch {
    return { status: 0, body: '' }
  }
}

function count(map: Map<number, number>, status: number): void {
  map.set(status, (map.get(status) ?? 0) + 1)
}
