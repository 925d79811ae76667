import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { GateWindow } from '#rules/workplaces/gate-window.ts'
import type { CheckDemands } from '#rules/workplaces/judge-check.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { absencesInForce } from '../../people/employment/index.ts'
import { visibleMembers } from '../../people/roles/index.ts'
import { type DayRange, type PersonPlan, type PlanColumns, planColumns, planOf } from '../work-plans/index.ts'
import { type DayColumns, dayColumns, daysOfColumns, type OwnDays } from '../work-days/index.ts'
import type { PlannedLeave } from '../leave-promotion/index.ts'
import { checkDemands } from '../workplaces/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

interface SettingsRow extends PlanColumns {
  check_desktop: boolean
  demands: CheckDemands
  gate: GateWindow
  member_id: number
  name: string
  joined_on: string | null
  retired_on: string | null
  team_name: string | null
  status: string
  absences: Absence[] | null
  planned_leave?: PlannedLeave[]
  visible: boolean
}

/** Days of leave of absence, open without a last one. */
export interface Absence {
  from: string
  until: string | null
}

export interface Person {
  memberId: number
  name: string
  teamName: string | null
  joinedOn: string | null
  retiredOn: string | null
  status: string
  absences: readonly Absence[]
  /** The caller may see this person's records. */
  visible: boolean
}

export interface Settings {
  plan: PersonPlan
  person: Person
}

/** The settings of one person, with what keeps them from checking in. */
export interface OwnSettings extends Settings {
  /** The company lets people check in and out from a computer. */
  checkDesktop: boolean
  /** What the company asks of a press. */
  demands: CheckDemands
  /** When its entrance checks people in and out. */
  gate: GateWindow
  /** Days and halves for which a promotion of annual leave plans it, for a press alone. */
  plannedLeave: readonly PlannedLeave[]
}

/** What is asked of a person, for a statement that reads {@link personIn}. */
function settingsColumns(ctx: Asking, range: DayRange): RawBuilder<SettingsRow> {
  return sql`${planColumns(range)}, c.check_desktop, ${checkDemands()} as demands,
      json_build_object('in', c.gate_in_option, 'out', c.gate_out_option) as gate,
      m.id as member_id, m.name, m.joined_on, m.retired_on, m.status,
      (select json_agg(json_build_object('from', a.starts_on, 'until', a.until_on)) from ${absencesInForce} a) as absences,
      (select t.name from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
        where tm.company_id = ${thisCompany} and tm.member_id = m.id
          and ${heldOn('tm', ctx.today)}) as team_name,
      ${visibleMembers(ctx, sql.ref('m.id'))} as visible`
}

function personIn(memberId: number): RawBuilder<unknown> {
  return sql`companies c join members m on m.company_id = c.company_id
    where c.company_id = ${thisCompany} and m.id = ${memberId}`
}

/**
 * One person with what is planned for them in a range of days, in one statement.
 * @throws Failure `missing` for somebody who is not in the company
 */
export async function loadSettings(
  ctx: Asking,
  range: DayRange,
  memberId = ctx.actor.memberId,
  missing: 'NOT_FOUND' | 'NO_TARGET_USER' = 'NOT_FOUND',
): Promise<OwnSettings> {
  const result = await sql<SettingsRow>`
    select ${settingsColumns(ctx, range)} from ${personIn(memberId)}`.execute(ctx.tx)
  return toSettings(result.rows[0] ?? fail(missing))
}

/**
 * The same with what is known of the days.
 * @param more columns of the settings that few ask for, with the comma before them
 * @throws Failure NOT_FOUND for somebody who is not in the company
 */
export async function loadPerson(
  ctx: Asking,
  range: DayRange,
  memberId: number,
  more = sql``,
): Promise<OwnSettings & OwnDays> {
  const result = await sql<SettingsRow & DayColumns>`
    select ${settingsColumns(ctx, range)}, ${dayColumns(range)} ${more} from ${personIn(memberId)}`.execute(
    ctx.tx,
  )
  const row = result.rows[0] ?? fail('NOT_FOUND')
  return { ...toSettings(row), ...daysOfColumns(row, memberId) }
}

function toSettings(row: SettingsRow): OwnSettings {
  return {
    plan: planOf(row),
    checkDesktop: row.check_desktop,
    demands: row.demands,
    gate: row.gate,
    plannedLeave: row.planned_leave ?? [],
    person: {
      memberId: row.member_id,
      name: row.name,
      teamName: row.team_name,
      joinedOn: row.joined_on,
      retiredOn: row.retired_on,
      status: row.status,
      absences: absencesOf(row),
      visible: row.visible,
    },
  }
}

/** An absence from before absences were dated shows in the status alone. */
function absencesOf({ status, absences }: SettingsRow): readonly Absence[] {
  return absences ?? (status === 'ABSENCE' ? [{ from: '', until: null }] : [])
}

/** Whether a person is on leave of absence on a day, yyyy-MM-dd. */
export function isAbsentOn({ absences }: Pick<Person, 'absences'>, day: string): boolean {
  return absences.some(({ from, until }) => from <= day && (until === null || day <= until))
}
