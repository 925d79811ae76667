import { verify } from '@node-rs/argon2'
import { listBookings } from '#server/office/meeting-rooms/bookings/bookings.queries.ts'
import type { Tx } from '#server/db/connection.ts'
import type { ServeOrder } from './serve.ts'

/** The bare twin of a route: its statements, captured once from the slice's own code and then sent as they are. */
export interface Twin {
  method: 'GET' | 'POST'
  query: (tx: Tx, order: ServeOrder) => Promise<unknown>
  /** Work that is no SQL but belongs to the route, such as checking a password hash. */
  before?: (body: unknown) => Promise<unknown>
}

export const twins: Record<string, Twin> = {
  'list-bookings': {
    method: 'GET',
    query: (tx, { today }) =>
      listBookings(tx, { from: Temporal.PlainDate.from(today), to: Temporal.PlainDate.from(today) }),
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
