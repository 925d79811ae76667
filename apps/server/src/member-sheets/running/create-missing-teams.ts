import { sql } from 'kysely'
import { writeAudit } from '../../http/audit-trail.ts'
import type { AuditEntry, CommandContext } from '../../http/context.ts'
import { Failure } from '../../http/fail.ts'
import { createTeam } from '../../organization/index.ts'
import { contextOf } from './act-for.ts'
import type { ImportTransaction } from './end-import.ts'
import { lockImport } from '../member-sheets.store.ts'
import type { ImportOrder } from './run-import.ts'
import { type KnownTeam, TeamDirectory } from '../judging/team-directory.ts'

/**
 * Makes the teams that the rows name and the company lacks, level by level. What may not be made (somebody closed the team
 * above meanwhile) is left out: its rows then say so.
 */
export async function createMissingTeams(at: ImportTransaction, order: ImportOrder): Promise<void> {
  const sheet = await lockImport(at.tx, order.importId)
  if (!sheet || sheet.status !== 'RUNNING' || sheet.run !== order.run || !sheet.create_teams) return
  const { rows } = await sql<{ path: string }>`
    select distinct new_team as path from member_import_rows
    where import_id = ${sheet.id} and state = 'READY' and new_team is not null order by 1`.execute(at.tx)
  if (rows.length === 0) return
  const entries: AuditEntry[] = []
  const ctx = await contextOf({ ...at, audit: (entry) => entries.push(entry) }, sheet)
  if (!ctx) return
  // Two imports that name the same new team make it once.
  await sql`select 1 from companies for no key update`.execute(at.tx)
  const known = await loadTeams(ctx)
  for (const { path } of rows) await createPath(ctx, known, path)
  if (entries.length > 0) await writeAudit({ ...ctx, requestId: `import ${sheet.id}`, ip: '' }, entries)
}

async function loadTeams({ tx }: CommandContext): Promise<KnownTeam[]> {
  const { rows } = await sql<KnownTeam>`
    select id, name, parent_id as "parentId" from teams where closed_on is null order by id`.execute(tx)
  return rows
}

async function createPath(ctx: CommandContext, known: KnownTeam[], path: string): Promise<void> {
  const found = new TeamDirectory(known).find(path)
  if (found.kind !== 'none') return
  let parentId = found.known
  for (const name of found.missing) {
    const id = await make(ctx, name, parentId)
    if (id === null) return
    known.push({ id, name, parentId })
    // Whoever looks after a team looks after those below it from their first moment on.
    ctx = { ...ctx, actor: { ...ctx.actor, coverTeamIds: [...ctx.actor.coverTeamIds, id] } }
    parentId = id
  }
}

async function make(ctx: CommandContext, name: string, parentId: number | null): Promise<number | null> {
  try {
    return await createTeam(ctx, { team_name: name, team_parent_id: parentId })
  } catch (error) {
    // Refused before anything was written; the rows of this team will tell.
    if (error instanceof Failure) return null
    throw error
  }
}
