import { closePeople } from '#server/time/closing/index.ts'
import type { DemoPerson } from '../people.ts'
import { koreanInstant, type World } from '../world.ts'
import { actingAs } from './acting.ts'

const CLOSED_ON_DAY = 3
const CLOSED_MINUTE = 1_030

/**
 * The months before the last one are confirmed, as far as nothing stands in the way; the last one waits for its people and the
 * admin.
 */
export async function createClosings(
  world: World,
  people: readonly DemoPerson[],
  months: number,
): Promise<void> {
  const admin = people.find(({ role }) => role === 'admin')
  if (!admin) return
  const ids = people.filter(({ status }) => status !== 'INVITED').map(({ id }) => id)
  const running = world.today.with({ day: 1 })
  for (let back = months; back >= 2; back -= 1) {
    const from = running.subtract({ months: back })
    const period = { from, to: from.with({ day: from.daysInMonth }) }
    const closed = from.add({ months: 1 }).with({ day: CLOSED_ON_DAY })
    const at = Temporal.Instant.from(koreanInstant(closed, CLOSED_MINUTE))
    const ctx = await actingAs(world, admin, at)
    await closePeople(ctx, ids, { period, until: period.to, manner: 'ADMIN' })
  }
}
