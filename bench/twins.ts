import { verify } from '@node-rs/argon2'
import { listBookings } from '#server/office/meeting-rooms/bookings/bookings.queries.ts'
import { insertBookings } from '#server/office/meeting-rooms/bookings/bookings.store.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/connection.ts'
import type { ServeOrder } from './serve.ts'

/** The bare twin of a route: its statements, captured once from the slice's own code and then sent as they are. */
export interface Twin {
  method: 'GET' | 'POST'
  query: (tx: Tx, order: ServeOrder) => Promise<unknown>
  /** The parameters for one request, made from the captured ones. */
  values?: (captured: unknown[], body: unknown) => unknown[]
  /** Work that is no SQL but belongs to the route, such as checking a password hash. */
  before?: (body: unknown) => Promise<unknown>
}

export const twins: Record<string, Twin> = {
  'list-bookings': {
    method: 'GET',
    query: (tx, { today }) =>
      listBookings(tx, { from: Temporal.PlainDate.from(today), to: Temporal.PlainDate.from(today) }),
  },
  'create-booking': {
    method: 'POST',
    query: (tx, { company, today }) =>
      insertBookings(tx, [
        {
          company_id: companyIdOf(company.companyId),
          room_id: company.roomIds[0]!,
          series_id: null,
          booked_by: company.members[0]!.memberId,
          title: '측정',
          note: '',
          booked_on: Temporal.PlainDate.from(today).add({ years: 3 }).toString(),
          start_minute: 0,
          end_minute: 15,
        },
      ]),
    values: bookingValues,
  },
  'sign-in': {
    method: 'POST',
    query: (tx, { company }) =>
      tx
        .selectFrom('accounts')
        .select(['id', 'password_hash'])
        .where('email', '=', emailOf(company, 0))
        .execute(),
    before: (body) => {
      const { hash, password } = body as { hash: string; password: string }
      return verify(hash, password)
    },
  },
}

function emailOf(_company: ServeOrder['company'], index: number): string {
  return `person${index + 1}@bench.gyeol.test`
}

/** Puts the day, minute and room of the request where the captured insert has its own. */
function bookingValues(captured: unknown[], body: unknown): unknown[] {
  const { date, start, room } = body as { date: string; start: number; room: number }
  const dayAt = captured.findIndex((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
  const values = [...captured]
  values[1] = room
  values[dayAt] = date
  values[dayAt + 1] = start
  values[dayAt + 2] = start + 15
  return values
}
