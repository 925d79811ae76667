import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Provider } from '#contract/platform/integrations/providers.ts'
import type { Tx } from '../../db/connection.ts'
import type { TeamCalendars } from '../../db/rows.gen.ts'
import { found, onConstraint } from '../../http/fail.ts'

const broken = {
  team_calendars_calendar_key: 'CALENDAR_TAKEN',
  team_calendars_team: 'NOT_FOUND',
} as const

/** @throws Failure CALENDAR_TAKEN, NOT_FOUND for an unknown team */
export async function insertTeamCalendar(tx: Tx, row: Insertable<TeamCalendars>): Promise<number> {
  const query = tx.insertInto('team_calendars').values(row).returning('id')
  return (await onConstraint(broken, () => query.executeTakeFirstOrThrow())).id
}

/** @throws Failure NOT_FOUND, CALENDAR_TAKEN */
export async function changeTeamCalendar(
  tx: Tx,
  id: number,
  change: Updateable<TeamCalendars>,
): Promise<void> {
  const query = tx.updateTable('team_calendars').set(change).where('id', '=', id).returning('id')
  found(await onConstraint(broken, () => query.executeTakeFirst()))
}

export async function removeTeamCalendar(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('team_calendars').where('id', '=', id).execute()
}

/** Locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockTeamCalendar(
  tx: Tx,
  id: number,
): Promise<Selectable<TeamCalendars> & { provider: Provider }> {
  const query = tx
    .selectFrom('team_calendars')
    .selectAll()
    .where('id', '=', id)
    .$narrowType<{ provider: Provider }>()
  return found(await query.forUpdate().executeTakeFirst())
}
