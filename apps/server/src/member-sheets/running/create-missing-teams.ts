import { sql } from 'kysely'
import { writeAudit } from '../../http/audit-trail.ts'
import type { AuditEntry, CommandContext } from '../../http/context.ts'
import { createTeams } from '../../organization/index.ts'
import { missingTeams } from '../missing-teams.ts'
import { MOST_NEW_TEAMS, type PlannedTeam } from '../judging/plan-teams.ts'
import { contextOf } from './act-for.ts'
import type { ImportTransaction } from './end-import.ts'
import { lockImport } from '../member-sheets.store.ts'
import type { ImportOrder } from './run-import.ts'

/**
 * Makes the teams that the rows name and the company lacks, level by level. What may not be made (somebody closed the team
 * above meanwhile) is left out: its rows then say so.
 */
export async function createMissingTeams(at: ImportTransaction, order: ImportOrder): Promise<void> {
  const sheet = await lockImport(at.tx, order.importId)
  if (!sheet || sheet.status !== 'RUNNING' || sheet.run !== order.run || !sheet.create_teams) return
  const entries: AuditEntry[] = []
  const ctx = await contextOf({ ...at, audit: (entry) => entries.push(entry) }, sheet)
  if (!ctx) return
  // Two imports that name the same new team make it once.
  await sql`select 1 from companies for no key update`.execute(at.tx)
  const planned = await missingTeams(at.tx, sheet.id)
  // The start has counted them; more there are only when teams went away since.
  await makeByLevel(ctx, planned.slice(0, MOST_NEW_TEAMS))
  if (entries.length > 0) await writeAudit({ ...ctx, requestId: `import ${sheet.id}`, ip: '' }, entries)
}

async function makeByLevel(ctx: CommandContext, planned: readonly PlannedTeam[]): Promise<void> {
  const made = new Map<number, number>()
  for (let level = 0, left = planned.length; left > 0; level++) {
    const teams = planned.filter((team) => team.level === level)
    left -= teams.length
    const placed = teams.flatMap((team) => {
      const parentId = team.parentId !== null && team.parentId < 0 ? made.get(team.parentId) : team.parentId
      // What hangs below a team that may not be made is not made either.
      return parentId === undefined ? [] : [{ planned: team.id, name: team.name, parentId }]
    })
    const ids = await createTeams(ctx, placed)
    for (const [place, id] of ids.entries()) if (id !== null) made.set(placed[place]!.planned, id)
    // Whoever looks after a team looks after those below it from their first moment on.
    const coverTeamIds = [...ctx.actor.coverTeamIds, ...ids.filter((id) => id !== null)]
    ctx = { ...ctx, actor: { ...ctx.actor, coverTeamIds } }
  }
}
