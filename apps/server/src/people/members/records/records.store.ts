import type { Selectable, Updateable } from 'kysely'
import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Members } from '../../../db/rows.gen.ts'
import { tally } from '../../../db/tallies.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { onConstraint } from '../../../http/fail.ts'
import type { MemberStatus } from '../members.policy.ts'
import { dropMemberships, letStand } from './memberships.store.ts'
import { worksHere } from '../../roles/index.ts'

/** What changes of a record in the course of an employment. */
const RECORD = [
  'name',
  'name_initials',
  'local_name',
  'english_name',
  'position',
  'job_description',
  'phone',
  'birth_on',
  'contract_type',
  'work_type',
  'check_in_adjustment',
  'check_out_adjustment',
  'weekly_minutes',
  'standard_day_minutes',
  'rank_id',
  'joined_on',
  'retired_on',
  'status',
  'work_check',
  'dashboard_available',
] as const satisfies readonly (keyof Members)[]

export type MemberRecord = Pick<Selectable<Members>, 'id' | (typeof RECORD)[number]>

/**
 * Writes what became of the records, with the same statements whatever their number, and those that stay alone.
 * @param changes of people who are held since before `before` was read
 * @throws Failure NOT_FOUND for an unknown rank, RETIRED_BEFORE_JOINED
 */
export async function saveRecords(
  { tx }: { tx: Tx },
  changes: readonly { before: MemberRecord; after: MemberRecord }[],
): Promise<void> {
  const records = changes
    .filter(({ before, after }) => RECORD.some((name) => before[name] !== after[name]))
    .map(({ after }) => Object.fromEntries([['id', after.id], ...RECORD.map((name) => [name, after[name]])]))
  if (records.length === 0) return
  const codes = { members_rank: 'NOT_FOUND', members_retired_after_joined: 'RETIRED_BEFORE_JOINED' } as const
  const update = sql`
    update members m set name = c.name, name_initials = c.name_initials, local_name = c.local_name, english_name = c.english_name,
      position = c.position, job_description = c.job_description, phone = c.phone, birth_on = c.birth_on,
      contract_type = c.contract_type, rank_id = c.rank_id, joined_on = c.joined_on, retired_on = c.retired_on,
      status = c.status, work_check = c.work_check, dashboard_available = c.dashboard_available,
      work_type = c.work_type, check_in_adjustment = c.check_in_adjustment, check_out_adjustment = c.check_out_adjustment,
      weekly_minutes = c.weekly_minutes, standard_day_minutes = c.standard_day_minutes
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as c(id bigint, name text, name_initials text, local_name text,
      english_name text, position text, job_description text, phone text, birth_on date, contract_type text, rank_id bigint,
      joined_on date, retired_on date, status text, work_check text, dashboard_available boolean,
      work_type text, check_in_adjustment text, check_out_adjustment text,
      weekly_minutes int, standard_day_minutes int)
    where m.company_id = ${thisCompany} and m.id = c.id`
  await onConstraint(codes, () => update.execute(tx))
  await countStates(
    tx,
    changes.map(({ before, after }) => ({ id: after.id, from: before.status, to: after.status })),
  )
}

/** Counts what has been written of the states of people, whom teams count while they work here. */
async function countStates(tx: Tx, all: readonly { id: number; from: string; to: string }[]): Promise<void> {
  const changes = all.filter(({ from, to }) => from !== to)
  await tally(
    tx,
    changes.flatMap(({ from, to }) => [
      { counted: `MEMBERS_${from as MemberStatus}`, change: -1 },
      { counted: `MEMBERS_${to as MemberStatus}`, change: 1 },
    ]),
  )
  for (const stands of [true, false]) {
    const turned = changes.filter(
      ({ from, to }) => worksHere(from) !== worksHere(to) && worksHere(to) === stands,
    )
    await letStand(
      tx,
      turned.map(({ id }) => id),
      stands,
    )
  }
}

/** Whether the record `m` shows other terms than the row `e` of their history. */
export const showsOtherTerms = sql<boolean>`
  (m.rank_id, m.position, m.contract_type, m.work_type, m.check_in_adjustment, m.check_out_adjustment, m.weekly_minutes,
    m.standard_day_minutes)
  is distinct from (e.rank_id, e.position, e.contract_type, e.work_type, e.check_in_adjustment, e.check_out_adjustment,
    e.weekly_minutes, e.standard_day_minutes)`

/**
 * Puts terms into the records of those who work here.
 * @param terms to be read from: company_id, member_id and the terms, one row for each person
 * @returns whose record changed, and into what
 */
export async function putTerms(tx: Tx, terms: RawBuilder<unknown>): Promise<{ id: number; after: object }[]> {
  const { rows } = await sql<{ id: number }>`
    update members m set rank_id = e.rank_id, position = e.position, contract_type = e.contract_type, work_type = e.work_type,
      check_in_adjustment = e.check_in_adjustment, check_out_adjustment = e.check_out_adjustment,
      weekly_minutes = e.weekly_minutes, standard_day_minutes = e.standard_day_minutes
    from ${terms} e
    where m.company_id = ${thisCompany} and e.company_id = m.company_id and e.member_id = m.id and m.status in ('WORKING', 'ABSENCE') and ${showsOtherTerms}
    returning m.id, e.rank_id, e.position, e.contract_type, e.work_type, e.check_in_adjustment as enter_adjust,
      e.check_out_adjustment as exit_adjust, e.weekly_minutes, e.standard_day_minutes`.execute(tx)
  return rows.map(({ id, ...after }) => ({ id, after }))
}

/** How an employment begins and ends. @throws Failure ALREADY_MEMBER when the account is somebody here already */
export async function changeEmployment(
  tx: Tx,
  memberId: number,
  change: { status: MemberStatus } & Pick<
    Updateable<Members>,
    'account_id' | 'joined_on' | 'retired_on' | 'language' | 'name' | 'name_initials'
  >,
): Promise<void> {
  const before = await tx
    .selectFrom('members')
    .select('status')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await onConstraint({ members_account_key: 'ALREADY_MEMBER' }, () =>
    tx.updateTable('members').set(change).where('id', '=', memberId).execute(),
  )
  await countStates(tx, [{ id: memberId, from: before.status, to: change.status }])
}

export async function setStatus(tx: Tx, memberId: number, status: MemberStatus): Promise<void> {
  await changeEmployment(tx, memberId, { status })
}

/** The member goes on without an account. @returns their name */
export async function takeAccount(tx: Tx, memberId: number): Promise<string> {
  const row = await tx
    .updateTable('members')
    .set({ account_id: null })
    .where('id', '=', memberId)
    .returning('name')
    .executeTakeFirstOrThrow()
  return row.name
}

/** Takes the record away with what merely hangs on it. */
export async function removeMember(tx: Tx, memberId: number): Promise<void> {
  await dropMemberships(tx, [memberId])
  const gone = await tx.deleteFrom('members').where('id', '=', memberId).returning('status').execute()
  await tally(
    tx,
    gone.map(({ status }) => ({ counted: `MEMBERS_${status as MemberStatus}`, change: -1 })),
  )
}
