import { type RawBuilder, sql } from 'kysely'
import { heldOn, lastsOn } from '../../db/dated-rows.ts'

type Day = Temporal.PlainDate | string

/**
 * Joins the terms that hold on a day to a query over `members m`, as `et`. Whoever never changed has no row there: read
 * the terms through {@link rankOn}, {@link positionOn} and {@link contractOn}, which fall back on the record.
 */
export function joinTermsOn(day: Day): RawBuilder<unknown> {
  return sql`left join employment_terms et on et.company_id = m.company_id and et.member_id = m.id
    and ${heldOn('et', day)}`
}

export const rankOn = sql<number | null>`case when et.id is null then m.rank_id else et.rank_id end`
export const positionOn = sql<string>`coalesce(et.position, m.position)`
export const contractOn = sql<string>`coalesce(et.contract_type, m.contract_type)`

/** Whether `m` worked for the company on a day, in this employment or an earlier one; planned last days count. */
export function employedOn(day: Day): RawBuilder<boolean> {
  return sql<boolean>`(
    (m.status <> 'INVITED' and (m.joined_on is null or m.joined_on <= ${day}) and (m.status <> 'RETIRED' or m.retired_on >= ${day})
      and not exists (select 1 from planned_retirements pr where pr.company_id = m.company_id and pr.member_id = m.id
        and pr.last_day < ${day})
      and not exists (select 1 from past_employments pe where pe.company_id = m.company_id and pe.member_id = m.id
        and m.joined_on is null and pe.retired_on >= ${day}))
    or exists (select 1 from past_employments pe where pe.company_id = m.company_id and pe.member_id = m.id
      and (pe.joined_on is null or pe.joined_on <= ${day}) and pe.retired_on >= ${day}))`
}

/** Whether `m` was on leave of absence on a day. Absences from before they were dated show in the record alone. */
export function absentOn(day: Day): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select 1 from absences ab where ab.company_id = m.company_id and ab.member_id = m.id
      and ${lastsOn('ab', day)})
    or (m.status = 'ABSENCE' and not exists (select 1 from absences ab where ab.company_id = m.company_id and ab.member_id = m.id)))`
}

/** The state of employment of `m` on a day: null before somebody came. */
export function statusOn(day: Day): RawBuilder<string | null> {
  return sql<string | null>`case
    when ${employedOn(day)} then case when ${absentOn(day)} then 'ABSENCE' else 'WORKING' end
    when m.retired_on < ${day} or exists (select 1 from past_employments pe
      where pe.company_id = m.company_id and pe.member_id = m.id and pe.retired_on < ${day})
      or exists (select 1 from planned_retirements pr where pr.company_id = m.company_id and pr.member_id = m.id
        and pr.last_day < ${day}) then 'RETIRED'
  end`
}

/** What the team `t` was called on a day: today's name, unless the day lies in an earlier version of the team. */
export function teamNameOn(day: Day): RawBuilder<string | null> {
  return sql<
    string | null
  >`coalesce((select tv.name from team_versions tv where tv.company_id = t.company_id and tv.team_id = t.id
    and tv.starts_on <= ${day} and tv.ends_on > ${day}), t.name)`
}
