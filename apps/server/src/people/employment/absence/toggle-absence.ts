import { lastsOn } from '../../../db/dated-rows.ts'
import { sql } from '../../../db/sql/sql.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { toggleAbsence as endpoint } from '#contract/people/employment/employment.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, onConstraint } from '../../../http/fail.ts'
import { keepAnAdmin, lockAdmins } from '../../roles/index.ts'
import { type LockedMember, lockFor, setStatus } from '../../members/index.ts'
import { wakeOn } from '../settling/employment.jobs.ts'
import { refuseAltered, tellAbsent, tellReturned } from '../matters/matters.ts'
import { keyAfter } from '#rules/calendar/day-key.ts'

type Wanted = EndpointInput<typeof endpoint>['body']

/**
 * Sets leave of absence from today or another day, or ends it; of somebody who is absent, `until` alone changes the last
 * day.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, LAST_ADMIN, ABSENCE_OVERLAPS, INVALID_RANGE,
 * CHANGE_BEFORE_JOINED, CHANGE_AFTER_RETIRED
 */
export async function toggleAbsence(ctx: CommandContext, wanted: Wanted): Promise<void> {
  await lockAdmins(ctx)
  const member = await lockFor(ctx, wanted.user_id, 'toggleAbsence')
  await keepAnAdmin(ctx.tx, member.id)
  const act = member.status === 'WORKING' ? begin : changeOrEnd
  const { status, isWritten } = await act(ctx, member, wanted)
  if (status !== member.status) {
    await setStatus(ctx.tx, member.id, status)
    await (status === 'ABSENCE' ? tellAbsent : tellReturned)(ctx, member.id)
  }
  // The same days, reason and kind once more.
  if (status === member.status && !isWritten) return
  const { user_id: _, ...said } = wanted
  ctx.audit({
    action: 'member.toggle_absence',
    target: ['member', member.id],
    before: { status: member.status },
    after: { status, ...said },
  })
}

interface Done {
  status: 'ABSENCE' | 'WORKING'
  isWritten: boolean
}

async function begin(ctx: CommandContext, member: LockedMember, wanted: Wanted): Promise<Done> {
  const today = ctx.today.toString()
  const from = (wanted.from ?? ctx.today).toString()
  const until = wanted.until?.toString() ?? null
  if (until !== null && until < from) fail('INVALID_RANGE')
  if (member.joined_on !== null && from < member.joined_on) fail('CHANGE_BEFORE_JOINED')
  if (member.leaves_on !== null && from > member.leaves_on) fail('CHANGE_AFTER_RETIRED')
  await refuseAltered(ctx, [{ memberId: member.id, from, to: until }])
  // Who was to go later goes sooner: the planned absence begins earlier.
  const planned = from > today ? from : today
  const moved =
    wanted.until === undefined &&
    (await write(
      ctx,
      sql`
      update absences set starts_on = ${from}, reason = coalesce(${wanted.reason ?? null}::text, reason),
        kind = coalesce(${wanted.kind ?? null}::text, kind), held_at = null
      where company_id = ${thisCompany} and member_id = ${member.id} and starts_on = (select min(a.starts_on) from absences a
        where a.company_id = ${thisCompany} and a.member_id = ${member.id} and a.starts_on > ${planned})`,
    ))
  if (!moved)
    await write(
      ctx,
      sql`
      insert into absences (company_id, member_id, starts_on, until_on, reason, kind)
      values (${thisCompany}, ${member.id}, ${from}, ${until}, ${wanted.reason ?? ''}::text, ${wanted.kind ?? 'AGREED'}::text)`,
    )
  await wakeOn(ctx, [...(from > today ? [from] : []), ...returnDay(until, today)])
  const isAbsent = from <= today && (until === null || until >= today)
  return { status: isAbsent ? 'ABSENCE' : 'WORKING', isWritten: true }
}

async function changeOrEnd(ctx: CommandContext, member: LockedMember, wanted: Wanted): Promise<Done> {
  const { today } = ctx
  // A first day is asked for somebody who works: who has gone meanwhile must not be called back by it.
  if (wanted.from !== undefined) fail('WRONG_MEMBER_STATE')
  const covers = sql`company_id = ${thisCompany} and member_id = ${member.id} and ${lastsOn('absences', today)}`
  if (wanted.until === undefined) {
    await write(ctx, sql`delete from absences where ${covers} and starts_on = ${today}`)
    await write(ctx, sql`update absences set until_on = ${today.subtract({ days: 1 })} where ${covers}`)
    return { status: 'WORKING', isWritten: true }
  }
  const until = wanted.until?.toString() ?? null
  const reason = wanted.reason ?? null
  const running = await sql<{
    starts_on: string
    until_on: string | null
  }>`select starts_on, until_on from absences where ${covers}`.execute(ctx.tx)
  const { starts_on: startsOn, until_on: before } = running.rows[0] ?? fail('WRONG_MEMBER_STATE')
  if (until !== null && until < startsOn) fail('INVALID_RANGE')
  // It ends earlier: the days between are worked again. Later ones are still to come.
  if (until !== null) await refuseAltered(ctx, [{ memberId: member.id, from: keyAfter(until), to: before }])
  const then = sql`${until}::date, coalesce(${reason}::text, reason), coalesce(${wanted.kind ?? null}::text, kind)`
  const isWritten = await write(
    ctx,
    sql`update absences set (until_on, reason, kind) = (${then})
      where ${covers} and (until_on, reason, kind) is distinct from (${then})`,
  )
  await wakeOn(ctx, returnDay(until, today.toString()))
  return { status: until !== null && until < today.toString() ? 'WORKING' : 'ABSENCE', isWritten }
}

async function write(ctx: CommandContext, statement: ReturnType<typeof sql>): Promise<boolean> {
  const result = await onConstraint({ absences_once: 'ABSENCE_OVERLAPS' }, () => statement.execute(ctx.tx))
  return Number(result.numAffectedRows ?? 0) > 0
}

/** The first day after an absence that is still to end. */
function returnDay(until: string | null, today: string): string[] {
  return until === null || until < today ? [] : [keyAfter(until)]
}
