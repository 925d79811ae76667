import type { Selectable } from 'kysely'
import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Members } from '../../../db/rows.gen.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { fail, onConstraint } from '../../../http/fail.ts'
import { replaceMemberships, saveRecords } from '../../members/index.ts'
import { isFullAdmin } from '../../roles/index.ts'
import {
  type MembershipRow,
  membershipRows,
  type MemberState,
  presentDay,
  teamOf,
  type TermsRow,
  termsOf,
  termsOn,
  termsRows,
} from './member-state.ts'

interface StateRow {
  row: Selectable<Members>
  is_full_admin: boolean
  leaves_on: string | null
  earlier_end: string | null
  first_absence: string | null
  leads: { id: number; name: string }[]
  memberships: MembershipRow[]
  terms: TermsRow[]
}

/**
 * Everything that changes of these members are judged by, however many they are: one statement, and one before it that
 * locks them, in one order, so that two who change the same people never wait for each other.
 * @throws Failure NOT_FOUND when one of them is not of the company
 */
export async function lockStates(tx: Tx, memberIds: readonly number[]): Promise<Map<number, MemberState>> {
  const ids = [...new Set(memberIds)]
  await sql`select 1 from members where company_id = ${thisCompany} and id = any(${ids}::bigint[])
    order by id for no key update`.execute(tx)
  return readStates(tx, ids)
}

/** The same without holding anybody. @throws Failure NOT_FOUND */
export async function readStates(tx: Tx, ids: readonly number[]): Promise<Map<number, MemberState>> {
  const result = await sql<StateRow>`
    select to_json(m) as row,
      ${isFullAdmin} as is_full_admin,
      (select p.last_day from planned_retirements p where p.company_id = ${thisCompany} and p.member_id = m.id) as leaves_on,
      past.retired_on as earlier_end,
      (select min(a.starts_on) from absences a where a.company_id = ${thisCompany} and a.member_id = m.id
        and (past.retired_on is null or a.starts_on > past.retired_on)) as first_absence,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.sort_order, t.id), '[]')
        from teams t where t.company_id = ${thisCompany} and t.leader_id = m.id) as leads,
      (select coalesce(json_agg(json_build_object('starts_on', tm.starts_on, 'ends_on', tm.ends_on, 'team_id', tm.team_id)
          order by tm.starts_on), '[]')
        from team_memberships tm where tm.company_id = ${thisCompany} and tm.member_id = m.id) as memberships,
      (select coalesce(json_agg(json_build_object('starts_on', e.starts_on, 'rank_id', e.rank_id, 'position', e.position,
          'contract_type', e.contract_type, 'work_type', e.work_type, 'check_in_adjustment', e.check_in_adjustment,
          'check_out_adjustment', e.check_out_adjustment, 'weekly_minutes', e.weekly_minutes,
          'standard_day_minutes', e.standard_day_minutes) order by e.starts_on), '[]')
        from employment_terms e where e.company_id = ${thisCompany} and e.member_id = m.id) as terms
    from members m
    left join lateral (select max(p.retired_on) as retired_on from past_employments p
      where p.company_id = ${thisCompany} and p.member_id = m.id) past on true
    where m.company_id = ${thisCompany} and m.id = any(${[...ids]}::bigint[])`.execute(tx)
  if (result.rows.length < ids.length) fail('NOT_FOUND')
  return new Map(result.rows.map((one) => [one.row.id, stateOf(one)]))
}

function stateOf({ row, memberships, terms, ...one }: StateRow): MemberState {
  return {
    id: row.id,
    row,
    status: row.status as MemberState['status'],
    isFullAdmin: one.is_full_admin,
    joinedOn: row.joined_on,
    retiredOn: row.retired_on,
    leavesOn: one.leaves_on,
    earlierEnd: one.earlier_end,
    firstAbsence: one.first_absence,
    leads: one.leads,
    team: teamOf(memberships),
    ...termsOf(terms, row),
  }
}

export interface StateChange {
  before: MemberState
  after: MemberState
}

/** Writes what became of the members, with one statement for each table whatever their number. */
export async function saveStates(
  ctx: { tx: Tx; today: Temporal.PlainDate },
  changes: readonly StateChange[],
): Promise<void> {
  const today = ctx.today.toString()
  await saveRecords(
    ctx,
    changes.map(({ before, after }) => ({ before: before.row, after: recordOf(after, today) })),
  )
  await saveTerms(ctx, changes.filter(differs((state) => termsRows(state))))
  await saveMemberships(ctx, changes)
}

function differs(pick: (state: MemberState) => unknown) {
  return ({ before, after }: StateChange) => JSON.stringify(pick(before)) !== JSON.stringify(pick(after))
}

/** The record as it stands then, with what holds on its present day. */
export function recordOf(state: MemberState, today: string) {
  const day = presentDay(state, today)
  return {
    ...state.row,
    status: state.status,
    joined_on: state.joinedOn,
    retired_on: state.retiredOn,
    ...termsOn(state, day),
  }
}

async function saveTerms({ tx }: { tx: Tx }, changes: readonly StateChange[]): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ after }) => after.id)
  const rows = changes.flatMap(({ after }) =>
    termsRows(after).map((row) => ({ ...row, member_id: after.id })),
  )
  await sql`delete from employment_terms where company_id = ${thisCompany} and member_id = any(${ids}::bigint[])`.execute(
    tx,
  )
  if (rows.length === 0) return
  const insert = sql`
    insert into employment_terms (company_id, member_id, starts_on, ends_on, rank_id, position, contract_type, work_type,
      check_in_adjustment, check_out_adjustment, weekly_minutes, standard_day_minutes)
    select ${thisCompany}::bigint, t.* from unnest(${rows.map((row) => row.member_id)}::bigint[],
      ${rows.map((row) => row.starts_on)}::date[], ${rows.map((row) => row.ends_on)}::date[],
      ${rows.map((row) => row.rank_id)}::bigint[], ${rows.map((row) => row.position)}::text[],
      ${rows.map((row) => row.contract_type)}::text[], ${rows.map((row) => row.work_type)}::text[],
      ${rows.map((row) => row.check_in_adjustment)}::text[], ${rows.map((row) => row.check_out_adjustment)}::text[],
      ${rows.map((row) => row.weekly_minutes)}::int[], ${rows.map((row) => row.standard_day_minutes)}::int[]) as t returning id`
  await onConstraint({ employment_terms_rank: 'NOT_FOUND' }, () => insert.execute(tx))
}

/** Writes the teams alone. @throws Failure NOT_FOUND for an unknown team, TEAM_CHANGE_OVERLAPS */
export async function saveMemberships({ tx }: { tx: Tx }, all: readonly StateChange[]): Promise<void> {
  const changes = all.filter(differs((state) => membershipRows(state.team)))
  if (changes.length === 0) return
  const ids = changes.map(({ after }) => after.id)
  const rows = changes.flatMap(({ after }) =>
    membershipRows(after.team).map((row) => ({ ...row, member_id: after.id })),
  )
  await replaceMemberships({ tx }, ids, rows)
}
