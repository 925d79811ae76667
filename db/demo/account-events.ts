import { randomBytes } from 'node:crypto'
import { insertRows } from './insert-rows.ts'
import type { DemoPerson } from './people.ts'
import { koreanInstant, type World } from './world.ts'

const OFFICE = {
  ip: '203.0.113.20',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
}
const PHONE = {
  ip: '198.51.100.61',
  user_agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 Version/19.1 Safari/604.1',
}

// What happened to everybody's account: how many days ago, at which minute.
const PLAN = [
  { ago: 62, minute: 541, kind: 'SIGNED_IN', method: 'PASSWORD', isNew: false, at: OFFICE },
  { ago: 33, minute: 1160, kind: 'SIGNED_IN', method: 'PASSWORD', isNew: true, at: PHONE },
  { ago: 20, minute: 548, kind: 'PASSWORD_CHANGED', method: null, isNew: false, at: OFFICE },
  { ago: 6, minute: 534, kind: 'WRONG_PASSWORD', method: null, isNew: false, at: OFFICE },
  { ago: 6, minute: 535, kind: 'SIGNED_IN', method: 'PASSWORD', isNew: false, at: OFFICE },
  { ago: 2, minute: 1312, kind: 'SIGNED_IN', method: 'PASSWORD', isNew: false, at: PHONE },
]

/** Two months of sign-ins of the people that a visitor can sign in as, and the phone that they last used. */
export async function createAccountEvents(world: World, people: readonly DemoPerson[]): Promise<void> {
  const { tx, today, companyId } = world
  const emails = people.filter((person) => person.role).map((person) => person.email)
  const accounts = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', 'in', emails)
    .orderBy('id')
    .execute()
  const instant = (ago: number, minute: number) => koreanInstant(today.subtract({ days: ago }), minute)
  const events = accounts.flatMap(({ id }) =>
    PLAN.map(({ ago, minute, kind, method, isNew, at }) => ({
      account_id: id,
      happened_at: instant(ago, minute),
      kind,
      method,
      is_new_device: isNew,
      ...at,
    })),
  )
  await insertRows(tx, 'account_events', events)
  const [last] = PLAN.slice(-1)
  const begun = instant(last!.ago, last!.minute)
  const sessions = accounts.map(({ id }) => ({
    account_id: id,
    company_id: companyId,
    // Hashes of nothing: nobody has a token that fits.
    access_hash: `\\x${randomBytes(32).toString('hex')}`,
    refresh_hash: `\\x${randomBytes(32).toString('hex')}`,
    access_expires_at: begun,
    expires_at: instant(-365, 0),
    created_at: begun,
    refreshed_at: begun,
    is_temporary: false,
    ...PHONE,
  }))
  await insertRows(tx, 'sessions', sessions)
}
