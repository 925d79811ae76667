import { sql } from 'kysely'
import type { HolidayCorrection } from '#rules/calendar/holidays.ts'
import type { CheckInAdjustment, CheckOutAdjustment } from '#rules/work-time/adjust-clock.ts'
import type { MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { visibleMembers } from '../../people/roles/index.ts'
import type { CompanyHours } from './company-hours.ts'
import { type WorkTerms, workTermsIn } from './work-terms.ts'

type Asking = Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>

interface SettingsRow {
  work_start_minute: number
  work_end_minute: number
  lunch_start_minute: number
  lunch_end_minute: number
  day_change_minute: number
  check_in_adjustment: CheckInAdjustment
  check_out_adjustment: CheckOutAdjustment
  check_desktop: boolean
  corrections: { day: string; name: string; off: boolean }[] | null
  member_id: number
  name: string
  joined_on: string | null
  retired_on: string | null
  standard_day_minutes: number
  team_name: string | null
  status: string
  absences: Absence[] | null
  terms: WorkTerms[]
  visible: boolean
}

/** Days of leave of absence, open without a last one. */
interface Absence {
  from: string
  until: string | null
}

export interface Person {
  memberId: number
  name: string
  teamName: string | null
  joinedOn: string | null
  retiredOn: string | null
  standardDayMinutes: number
  /** The caller may see this person's records. */
  visible: boolean
}

export interface Settings {
  hours: CompanyHours
  /** The company lets people check in and out from a computer. */
  checkDesktop: boolean
  person: Person
}

/** The settings of one person, with what keeps them from checking in, and how their times are counted by day. */
export interface OwnSettings extends Settings {
  person: Person & { absences: readonly Absence[]; terms: readonly WorkTerms[] }
}

export interface DayRange {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/**
 * The company's hours with its holiday corrections of a range, and one person, in one statement.
 * @throws Failure NOT_FOUND for somebody who is not in the company
 */
export async function loadSettings(
  ctx: Asking,
  { from, to }: DayRange,
  memberId = ctx.actor.memberId,
): Promise<OwnSettings> {
  const result = await sql<SettingsRow>`
    select c.work_start_minute, c.work_end_minute, c.lunch_start_minute, c.lunch_end_minute, c.day_change_minute,
      c.check_in_adjustment, c.check_out_adjustment, c.check_desktop,
      (select json_agg(json_build_object('day', h.holiday_on, 'name', h.name, 'off', h.is_off)) from company_holidays h
        where h.company_id = c.company_id and h.holiday_on between ${from} and ${to}) as corrections,
      m.id as member_id, m.name, m.joined_on, m.retired_on, m.standard_day_minutes, m.status,
      -- One that could not begin, because the person is the last full admin, keeps nobody from work.
      (select json_agg(json_build_object('from', a.starts_on, 'until', a.until_on)) from absences a
        where a.company_id = m.company_id and a.member_id = m.id and a.held_at is null) as absences,
      ${workTermsIn({ from, to })} as terms,
      (select t.name from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
        where tm.company_id = m.company_id and tm.member_id = m.id
          and tm.starts_on <= ${ctx.today} and (tm.ends_on is null or tm.ends_on > ${ctx.today})) as team_name,
      ${visibleMembers(ctx, sql.ref('m.id'))} as visible
    from companies c join members m on m.company_id = c.company_id
    where c.company_id = ${ctx.companyId} and m.id = ${memberId}`.execute(ctx.tx)
  return toSettings(found(result.rows[0]))
}

function toSettings(row: SettingsRow): OwnSettings {
  return {
    hours: {
      workStartMinute: row.work_start_minute,
      workEndMinute: row.work_end_minute,
      lunchStartMinute: row.lunch_start_minute,
      lunchEndMinute: row.lunch_end_minute,
      dayChangeMinute: row.day_change_minute,
      checkInAdjustment: row.check_in_adjustment,
      checkOutAdjustment: row.check_out_adjustment,
      isFlexible: false,
      corrections: (row.corrections ?? []).map(toCorrection),
    },
    checkDesktop: row.check_desktop,
    person: {
      memberId: row.member_id,
      name: row.name,
      teamName: row.team_name,
      joinedOn: row.joined_on,
      retiredOn: row.retired_on,
      standardDayMinutes: row.standard_day_minutes,
      terms: row.terms,
      absences: absencesOf(row),
      visible: row.visible,
    },
  }
}

/** An absence from before absences were dated shows in the status alone. */
function absencesOf({ status, absences }: SettingsRow): readonly Absence[] {
  return absences ?? (status === 'ABSENCE' ? [{ from: '', until: null }] : [])
}

function toCorrection({ day, name, off }: { day: string; name: string; off: boolean }): HolidayCorrection {
  const date = Temporal.PlainDate.from(day)
  return off ? { action: 'ADD', date, name } : { action: 'REMOVE', date }
}
