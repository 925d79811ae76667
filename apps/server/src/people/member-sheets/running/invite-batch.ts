import { sql } from '../../../db/sql/sql.ts'
import { customKey } from '#contract/people/members/sheet-columns.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fillNewcomers } from '../../custom-fields/index.ts'
import { createMembers } from '../../members/index.ts'
import { addressesWithShare, mayInviteSoMany, queueInvitations } from '../../employment/index.ts'
import type { ActingContext } from '../../../jobs/in-company-as.ts'
import type { Step } from '../../../jobs/work-off.ts'
import { endImport } from './end-import.ts'
import { nameOfStarter } from './name-of-starter.ts'
import { judgeRow, type Person } from '../judging/judge-row.ts'
import { loadSurroundings, lookupEmail, type Surroundings } from '../judging/load-surroundings.ts'
import { customKeysOf } from '../judging/raw-row.ts'
import type { Problem } from '../judging/row-cells.ts'
import {
  type ImportRecord,
  lockImport,
  type Outcome,
  recount,
  storedColumns,
  type StoredRow,
  writeOutcomes,
} from '../member-sheets.store.ts'
import type { ImportOrder } from './run-import.ts'

/** Company or sender has sent as many invitations as a day allows: nothing of the batch is kept. */
export class LimitReached extends Error {}

/**
 * Invites the next rows in the caller's transaction: judged anew, since the company went on; members, teams, values, mails, audit and
 * what became of each row together or not at all. About fifteen statements however many rows there are.
 * @throws LimitReached
 */
export async function inviteBatch(at: ActingContext, order: ImportOrder, size: number): Promise<Step> {
  const sheet = await lockImport(at.tx, order.importId)
  if (!sheet || sheet.status !== 'RUNNING' || sheet.run !== order.run) return 'ended'
  const ctx = await nameOfStarter(at, sheet)
  if (!ctx) {
    await endImport(at, order, 'NOT_ALLOWED')
    return 'ended'
  }
  const { rows } = await sql<StoredRow>`
    select ${storedColumns} from member_import_rows
    where company_id = ${thisCompany} and import_id = ${sheet.id} and state = 'READY' order by row_number ${atMost(size)}`.execute(
    at.tx,
  )
  if (rows.length === 0) {
    await endImport(at, order, null)
    return 'ended'
  }
  await writeOutcomes(at.tx, sheet.id, await inviteRows(ctx, sheet, rows))
  await recount(at.tx, sheet.id)
  const left = sheet.ready_count - rows.length
  const total = sheet.ready_count + sheet.invited_count + sheet.skipped_count + sheet.failed_count
  return { done: total - left, total }
}

interface Asked {
  row: StoredRow
  person: Person
  /** What is told of a row that is invited all the same. */
  notes: Problem[]
}

async function inviteRows(
  ctx: CommandContext,
  sheet: ImportRecord,
  rows: readonly StoredRow[],
): Promise<Outcome[]> {
  const emails = rows.map(lookupEmail)
  const around = await loadSurroundings(ctx, {
    emails,
    createTeams: false,
    createRanks: false,
    firstRows: new Map(),
    held: {
      teams: rows.some(({ given }) => given.team !== ''),
      fields: rows.some(({ given }) => customKeysOf(given).length > 0),
    },
  })
  const outcomes: Outcome[] = []
  const asked: Asked[] = []
  for (const row of rows) {
    const { state, problems, person } = judgeRow(row, around)
    if (person) asked.push({ row, person, notes: notesOf(row, around) })
    else
      outcomes.push({ rowNumber: row.rowNumber, state: state === 'SKIPPED' ? 'SKIPPED' : 'FAILED', problems })
  }
  if (asked.length === 0) return outcomes
  if (!(await mayInviteSoMany(ctx, asked.length))) throw new LimitReached()
  return [...outcomes, ...(await inviteAsked(ctx, sheet, asked, around))]
}

async function inviteAsked(
  ctx: CommandContext,
  sheet: ImportRecord,
  asked: readonly Asked[],
  { fields }: Surroundings,
): Promise<Outcome[]> {
  const withShare = await addressesWithShare(
    ctx,
    asked.map(({ person }) => person.email),
  )
  const people = asked.map(({ person }) => person).filter(({ email }) => withShare.has(email))
  const made = await createMembers(ctx, people)
  const memberIds = made.map((member) => member.id)
  for (const id of memberIds)
    ctx.audit({ action: 'member.invite', target: ['member', id], after: { import_id: sheet.id } })
  const valuesOf = new Map(people.map(({ email, values }) => [email, values]))
  await fillNewcomers(
    ctx,
    fields,
    made.map(({ id, email }) => ({ memberId: id, values: valuesOf.get(email)! })),
  )
  const until = await queueInvitations(ctx, memberIds, await nextMail(ctx))
  const moved = { moved_at: ctx.now.toString(), ...(made.length > 0 && { mails_until: until.toString() }) }
  await ctx.tx.updateTable('member_imports').set(moved).where('id', '=', sheet.id).execute()
  const invited = new Set(made.map((member) => member.email))
  return asked.map(({ row: { rowNumber }, person: { email }, notes }): Outcome => {
    if (invited.has(email)) return { rowNumber, state: 'INVITED', problems: notes }
    const isMember = withShare.has(email)
    const code = isMember ? 'ALREADY_MEMBER' : 'TOO_MANY_TO_ADDRESS'
    return { rowNumber, state: isMember ? 'SKIPPED' : 'FAILED', problems: [{ field: 'email', code }] }
  })
}

/** A field that was deleted since the preview has taken its values with it, these too; the person is invited without. */
function notesOf({ given }: StoredRow, { fields }: Surroundings): Problem[] {
  const known = new Set(fields.map((field) => customKey(field.id)))
  const isGone = customKeysOf(given).some((key) => !known.has(key))
  return isGone ? [{ field: null, code: 'FIELD_GONE' }] : []
}

/** Mails of all imports of the company leave behind one another. */
async function nextMail({ tx, now }: CommandContext): Promise<Temporal.Instant> {
  const { rows } = await sql<{ until: string | null }>`
    select max(mails_until) as until from member_imports where company_id = ${thisCompany}`.execute(tx)
  const until = rows[0]?.until ? Temporal.Instant.from(rows[0].until) : now
  return Temporal.Instant.compare(until, now) > 0 ? until : now
}
