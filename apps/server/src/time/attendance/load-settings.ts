import { sql } from 'kysely'
import type { CheckDemands } from '#rules/workplaces/judge-check.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { absencesInForce } from '../../people/employment/index.ts'
import { visibleMembers } from '../../people/roles/index.ts'
import { agreedTo } from '../../platform/auth/index.ts'
import { type DayRange, type PersonPlan, type PlanColumns, planColumns, planOf } from '../work-plans/index.ts'
import { checkDemands } from '../workplaces/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

interface SettingsRow extends PlanColumns {
  check_desktop: boolean
  demands: CheckDemands
  position_agreed: boolean
  member_id: number
  name: string
  joined_on: string | null
  retired_on: string | null
  team_name: string | null
  status: string
  absences: Absence[] | null
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
  /** The person lets the product know where they are. */
  positionAgreed: boolean
  person: Person & { absences: readonly Absence[] }
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
    select ${planColumns(range)}, c.check_desktop, ${checkDemands()} as demands,
      ${agreedTo('location', sql.ref('m.account_id'))} as position_agreed, m.id as member_id, m.name, m.joined_on, m.retired_on, m.status,
      (select json_agg(json_build_object('from', a.starts_on, 'until', a.until_on)) from ${absencesInForce} a) as absences,
      (select t.name from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
        where tm.company_id = ${thisCompany} and tm.member_id = m.id
          and ${heldOn('tm', ctx.today)}) as team_name,
      ${visibleMembers(ctx, sql.ref('m.id'))} as visible
    from companies c join members m on m.company_id = c.company_id
    where c.company_id = ${thisCompany} and m.id = ${memberId}`.execute(ctx.tx)
  return toSettings(result.rows[0] ?? fail(missing))
}

function toSettings(row: SettingsRow): OwnSettings {
  return {
    plan: planOf(row),
    checkDesktop: row.check_desktop,
    demands: row.demands,
    positionAgreed: row.position_agreed,
    person: {
      memberId: row.member_id,
      name: row.name,
      teamName: row.team_name,
      joinedOn: row.joined_on,
      retiredOn: row.retired_on,
      absences: absencesOf(row),
      visible: row.visible,
    },
  }
}

/** An absence from before absences were dated shows in the status alone. */
function absencesOf({ status, absences }: SettingsRow): readonly Absence[] {
  return absences ?? (status === 'ABSENCE' ? [{ from: '', until: null }] : [])
}
