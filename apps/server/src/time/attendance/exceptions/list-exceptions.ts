import type { listLate, listMissing } from '#contract/time/attendance/day-lists.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { MemberContext } from '../../../http/context.ts'
import { lastTold } from '../../../platform/notifications/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import { clockOrNull } from '../attendance.wire.ts'
import { periodOf } from '../work-time.ts'
import { lateDays, missingDays } from './exceptions.queries.ts'
import { recordLink } from './tell-missing.ts'

type Page<E extends typeof listLate | typeof listMissing> = Omit<Input<E['response']>, 'next' | 'previous'>

/** Who came late. @throws Failure NOT_FOUND for an unknown team */
export async function lateList(
  ctx: MemberContext,
  asked: EndpointInput<typeof listLate>['query'],
): Promise<Page<typeof listLate>> {
  const range = periodOf(asked.date ?? workingToday(ctx), asked.type)
  const { rows, count } = await lateDays(ctx, range, asked, asked)
  return {
    count,
    start_date: range.from.toString(),
    end_date: range.to.toString(),
    results: rows.map((row) => ({
      ...personOf(row),
      sch_start_time: clockOrNull(row.planned_start_minute),
      wk_start_time: clockOrNull(row.in_minute),
      late_minutes: row.late_minutes,
    })),
  }
}

/** Which records are missing. @throws Failure NOT_FOUND for an unknown team */
export async function missingList(
  ctx: MemberContext,
  asked: EndpointInput<typeof listMissing>['query'],
): Promise<Page<typeof listMissing>> {
  const range = periodOf(asked.date ?? workingToday(ctx), asked.type)
  const { rows, count } = await missingDays(
    ctx,
    range,
    { ...asked, team_id: asked.sub_team ?? asked.team_id },
    asked,
  )
  const toldAt = await lastTold(ctx, {
    kind: 'RECORD_MISSING',
    memberIds: rows.map((row) => row.member_id),
    links: rows.map((row) => recordLink(row.work_on)),
  })
  return {
    count,
    start_date: range.from.toString(),
    end_date: range.to.toString(),
    results: rows.map((row) => ({
      ...personOf(row),
      missing: row.missing,
      wk_start_time: clockOrNull(row.in_minute),
      wk_end_time: clockOrNull(row.out_minute),
      told_datetime: toldAt(row.member_id, recordLink(row.work_on)),
    })),
  }
}

interface Told {
  member_id: number
  name: string
  team_id: number | null
  team_name: string | null
  work_on: string
}

function personOf({ member_id, name, team_id, team_name, work_on }: Told) {
  return { user_id: member_id, username: name, team_id, team_name, wk_date: work_on }
}
