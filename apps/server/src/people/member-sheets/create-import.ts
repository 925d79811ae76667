import { sql } from '../../db/sql/sql.ts'
import type { importSources } from '#contract/people/member-sheets/member-sheets.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { judgeRows } from './judging/judge-rows.ts'
import { loadSurroundings, lookupEmail } from './judging/load-surroundings.ts'
import { insertRows, recount } from './member-sheets.store.ts'
import type { RawRow, RawSheet } from './judging/raw-row.ts'
import { startImport } from './start-import.ts'

interface NewImport extends RawSheet {
  source: (typeof importSources)[number]
  /** Where nothing is said a company that has no team, or no rank, yet makes those of its first sheet. */
  createTeams: boolean | undefined
  createRanks: boolean | undefined
  start: boolean
}

// What people were is kept no longer than somebody could still ask what became of an import.
const KEPT = { days: 90, most: 50 }

/**
 * Keeps the rows with what was found about each. Nobody is invited yet, unless the sender wants to start at once.
 * @throws Failure NOTHING_TO_INVITE when it should start and no row can be invited
 */
export async function createImport(ctx: CommandContext, sheet: NewImport): Promise<number> {
  await forgetOldImports(ctx)
  const usual = await usualChoices(ctx)
  const createTeams = sheet.createTeams ?? usual.teams
  const createRanks = sheet.createRanks ?? usual.ranks
  const { id } = await ctx.tx
    .insertInto('member_imports')
    .values({
      company_id: ctx.companyId,
      source: sheet.source,
      file_name: sheet.fileName,
      create_teams: createTeams,
      create_ranks: createRanks,
      ignored_headings: sheet.ignoredHeadings,
      created_by: ctx.actor.memberId,
      created_at: ctx.now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const emails = sheet.rows.map(lookupEmail)
  const around = await loadSurroundings(ctx, {
    emails,
    createTeams,
    createRanks,
    firstRows: firstOfEach(sheet.rows),
  })
  await insertRows(ctx, id, await judgeRows(sheet.rows, around))
  await recount(ctx.tx, id)
  const after = { source: sheet.source, file: sheet.fileName, rows: sheet.rows.length }
  ctx.audit({ action: 'member_import.create', target: ['member_import', id], after })
  if (sheet.start) await startImport(ctx, id)
  return id
}

/** What a first sheet makes where nobody says otherwise: teams and ranks of a company that has none; ranks are made by full admins. */
async function usualChoices({ tx, actor }: CommandContext) {
  const { rows } = await sql<{ teams: boolean; ranks: boolean }>`
    select not exists (select from teams where company_id = ${thisCompany} and closed_on is null) as teams,
      not exists (select from ranks where company_id = ${thisCompany}) as ranks`.execute(tx)
  const { teams, ranks } = rows[0]!
  return { teams, ranks: ranks && actor.isFullAdmin }
}

function firstOfEach(rows: readonly RawRow[]): Map<string, RawRow> {
  const first = new Map<string, RawRow>()
  for (const row of rows) {
    const email = lookupEmail(row)
    if (!first.has(email)) first.set(email, row)
  }
  return first
}

async function forgetOldImports({ tx, now }: CommandContext): Promise<void> {
  const since = now.subtract({ hours: KEPT.days * 24 }).toString()
  await sql`
    delete from member_imports where company_id = ${thisCompany} and status <> 'RUNNING' and (
      created_at < ${since}::timestamptz
      or id in (select id from member_imports where company_id = ${thisCompany}
        order by created_at desc, id desc offset ${KEPT.most - 1})
    )`.execute(tx)
}
