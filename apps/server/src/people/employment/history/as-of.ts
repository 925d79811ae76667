import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { ContractHours } from '#rules/leave/contract-hours.ts'
import { heldOn, lastsOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { EmploymentHistory } from '../../members/index.ts'

type Day = Temporal.PlainDate | string

/**
 * Joins the terms that hold on a day to a query over `members m`, as `et`. Whoever never changed has no row there: read
 * the terms through {@link rankOn}, {@link positionOn} and {@link contractOn}, which fall back on the record.
 */
export function joinTermsOn(day: Day): RawBuilder<unknown> {
  return sql`left join employment_terms et on et.company_id = ${thisCompany} and et.member_id = m.id
    and ${heldOn('et', day)}`
}

export const rankOn = sql<number | null>`case when et.id is null then m.rank_id else et.rank_id end`
export const positionOn = sql<string>`coalesce(et.position, m.position)`
/** Minutes of a day of the contract of `m` on a day. */
export function dayMinutesOn(day: Day | RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select td.standard_day_minutes from employment_terms td where td.company_id = ${thisCompany}
    and td.member_id = m.id and td.starts_on <= ${day} and (td.ends_on is null or td.ends_on > ${day})), m.standard_day_minutes)`
}

/** The hours of the contract of `m`, since ever and to come. */
export const contractHours: RawBuilder<ContractHours[]> = sql`coalesce(
  (select json_agg(json_build_object('from', th.starts_on, 'until', th.ends_on, 'weeklyMinutes', th.weekly_minutes,
      'dayMinutes', th.standard_day_minutes) order by th.starts_on)
    from employment_terms th where th.company_id = ${thisCompany} and th.member_id = m.id),
  json_build_array(json_build_object('from', '', 'until', null, 'weeklyMinutes', m.weekly_minutes,
    'dayMinutes', m.standard_day_minutes)))`

export const contractOn = sql<string>`coalesce(et.contract_type, m.contract_type)`

/** Whether `m` worked for the company on a day, in this employment or an earlier one; planned last days count. */
export function employedOn(day: Day): RawBuilder<boolean> {
  return sql<boolean>`(
    (m.status <> 'INVITED' and (m.joined_on is null or m.joined_on <= ${day}) and (m.status <> 'RETIRED' or m.retired_on >= ${day})
      and not exists (select 1 from planned_retirements pr where pr.company_id = ${thisCompany} and pr.member_id = m.id
        and pr.last_day < ${day})
      and not exists (select 1 from past_employments pe where pe.company_id = ${thisCompany} and pe.member_id = m.id
        and m.joined_on is null and pe.retired_on >= ${day}))
    or exists (select 1 from past_employments pe where pe.company_id = ${thisCompany} and pe.member_id = m.id
      and (pe.joined_on is null or pe.joined_on <= ${day}) and pe.retired_on >= ${day}))`
}

/** Whether `m` worked for the company at some time of a range, in this employment or an earlier one. */
export function employedWithin({ from, to }: { from: Day; to: Day }): RawBuilder<boolean> {
  return sql<boolean>`(
    (m.status <> 'INVITED' and (m.joined_on is null or m.joined_on <= ${to}) and (m.retired_on is null or m.retired_on >= ${from}))
    or exists (select 1 from past_employments pe where pe.company_id = ${thisCompany} and pe.member_id = m.id
      and (pe.joined_on is null or pe.joined_on <= ${to}) and pe.retired_on >= ${from}))`
}

/** The employments of `m` before the present one that reach into a range, each as the `days` of the range that were its own. */
export function pastDaysWithin({ from, to }: { from: Day; to: Day }): RawBuilder<unknown> {
  return sql`select daterange(greatest(pe.joined_on, ${from}::date), least(pe.retired_on, ${to}::date), '[]') as days
    from past_employments pe where pe.company_id = ${thisCompany} and pe.member_id = m.id
      and (pe.joined_on is null or pe.joined_on <= ${to}) and pe.retired_on >= ${from}`
}

/** Whether whoever came back worked for the company on the day of a row (`member_id`, `work_on`) in an employment before. */
export function workedBefore(row: string): RawBuilder<boolean> {
  const [member, day] = [sql.ref(`${row}.member_id`), sql.ref(`${row}.work_on`)]
  return sql<boolean>`exists (select 1 from past_employments pe where pe.company_id = ${thisCompany}
    and pe.member_id = ${member} and (pe.joined_on is null or pe.joined_on <= ${day}) and pe.retired_on >= ${day})`
}

/**
 * Whether a day of a row, its member_id and work_on, lies between two employments. Few have come back: they are found once and
 * looked up, for joined to many rows PostgreSQL goes through all of theirs for each.
 */
export function isBetweenEmployments(alias: string): RawBuilder<boolean> {
  const [member, day] = [sql.ref(`${alias}.member_id`), sql.ref(`${alias}.work_on`)]
  return sql<boolean>`(${member} in (select pe.member_id from past_employments pe where pe.company_id = ${thisCompany})
    and exists (select 1 from (
      select pe.member_id, pe.retired_on as after,
        coalesce(lead(pe.joined_on) over (partition by pe.member_id order by pe.retired_on), pm.joined_on) as before
      from past_employments pe join members pm on pm.company_id = pe.company_id and pm.id = pe.member_id
      where pe.company_id = ${thisCompany}) b
    where b.member_id = ${member} and ${day} > b.after and (b.before is null or ${day} < b.before)))`
}

/**
 * Joins the employment before the present one that holds on a day, or ended last before it, as `ep`; nothing where the present
 * one has begun by then. Read it through {@link joinedOn}, {@link retiredOn} and {@link leavesOn}.
 */
export function joinPeriodOn(day: Day): RawBuilder<unknown> {
  return sql`left join lateral (
      select pe.joined_on, pe.retired_on from past_employments pe
      where pe.company_id = ${thisCompany} and pe.member_id = m.id and (pe.joined_on is null or pe.joined_on <= ${day})
        and (m.status = 'INVITED' or m.joined_on > ${day} or (m.joined_on is null and pe.retired_on >= ${day}))
      order by pe.retired_on desc limit 1
    ) ep on true`
}

const ofPast = (past: RawBuilder<unknown>, present: RawBuilder<unknown>) =>
  sql<string | null>`case when ep.retired_on is null then ${present} else ${past} end`
const joinedOn = ofPast(sql`ep.joined_on`, sql`m.joined_on`)
const retiredOn = ofPast(sql`ep.retired_on`, sql`m.retired_on`)
const leavesOn = ofPast(sql`null`, sql`pl.last_day`)

/** Whether `m` was on leave of absence on a day. Absences from before they were dated show in the record alone. */
export function absentOn(day: Day): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select 1 from absences ab where ab.company_id = ${thisCompany} and ab.member_id = m.id
      and ${lastsOn('ab', day)})
    or (m.status = 'ABSENCE' and not exists (select 1 from absences ab where ab.company_id = ${thisCompany} and ab.member_id = m.id)))`
}

/** The state of employment of `m` on a day: null before somebody came. */
export function statusOn(day: Day): RawBuilder<string | null> {
  return sql<string | null>`case
    when ${employedOn(day)} then case when ${absentOn(day)} then 'ABSENCE' else 'WORKING' end
    when m.retired_on < ${day} or exists (select 1 from past_employments pe
      where pe.company_id = ${thisCompany} and pe.member_id = m.id and pe.retired_on < ${day})
      or exists (select 1 from planned_retirements pr where pr.company_id = ${thisCompany} and pr.member_id = m.id
        and pr.last_day < ${day}) then 'RETIRED'
  end`
}

/** The planned last day of `m`; null while none is planned. */
export const plannedLastDay = sql<string | null>`
  (select pl.last_day from planned_retirements pl where pl.company_id = ${thisCompany} and pl.member_id = m.id)`

function joinArranged(day: Day): RawBuilder<unknown> {
  return sql`
    left join planned_retirements pl on pl.company_id = ${thisCompany} and pl.member_id = m.id
    left join lateral (
      select json_build_object('from', a.starts_on, 'until', a.until_on, 'reason', a.reason, 'kind', a.kind) as absence
      from absences a where a.company_id = ${thisCompany} and a.member_id = m.id
        and (a.until_on is null or a.until_on >= ${day}) order by a.starts_on limit 1
    ) ab on true`
}

/** What the lists of people tell of the employment of each. */
export const employmentHistory: EmploymentHistory = {
  joinTermsOn,
  rankOn,
  positionOn,
  contractOn,
  joinPeriodOn,
  joinedOn,
  retiredOn,
  leavesOn,
  employedOn,
  statusOn,
  joinArranged,
  plannedLastDay,
}

/** The terms of `m` that hold in a range of days, to be read from; none for who has only ever had the company's way. */
export function termsWithin({ from, to }: { from: Day; to: Day }): RawBuilder<unknown> {
  return sql`(select te.* from employment_terms te where te.company_id = ${thisCompany} and te.member_id = m.id
    and te.starts_on <= ${to} and (te.ends_on is null or te.ends_on > ${from}))`
}

/** The same of everybody at once, for a statement that joins them by member_id. */
export function termsOfEverybody({ from, to }: { from: Day; to: Day }): RawBuilder<unknown> {
  return sql`(select * from employment_terms where company_id = ${thisCompany}
    and starts_on <= ${to} and (ends_on is null or ends_on > ${from}))`
}

/**
 * The absences of `m` that keep from work, to be read from: starts_on, until_on, kind. One that could not begin, because the
 * person is the last full admin, keeps nobody.
 */
export const absencesInForce = sql`(select aa.starts_on, aa.until_on, aa.kind from absences aa
  where aa.company_id = ${thisCompany} and aa.member_id = m.id and aa.held_at is null)`
