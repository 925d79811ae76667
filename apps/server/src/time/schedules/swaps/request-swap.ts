import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { requestHolidaySwap } from '#contract/time/schedules/swaps.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { submitDocument } from '../../../approvals/documents/index.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { nameOfHoliday } from '../../work-plans/index.ts'
import { loadPeople } from '../months.store.ts'
import { maySchedule } from '../schedules.policy.ts'
import { judgeDays, type JudgedSwap, swapDays, type WantedSwap } from './swap-days.ts'
import { swapDocument } from './swap-document.ts'

type Asked = EndpointInput<typeof requestHolidaySwap>['body']
type Answer = Input<typeof requestHolidaySwap.response>

/**
 * Swaps two days of a person: entered by whoever plans their days, else asked of the own leader. Judged as if it were approved
 * now, so that nobody waits for what cannot be.
 * @throws Failure FORBIDDEN, NOT_FOUND, NO_APPROVER and what {@link judgeDays} refuses
 */
export async function requestSwap(ctx: CommandContext, asked: Asked): Promise<Answer> {
  const { user_id: person, work_date: worked, free_date: free, reason, check_only } = asked
  if (person !== undefined) {
    const planned = found((await loadPeople(ctx, [person])).get(person))
    if (!maySchedule(ctx.actor, planned)) fail('FORBIDDEN')
  }
  const wanted = { memberId: person ?? ctx.actor.memberId, worked, free }
  const judged = await judgeDays(ctx, wanted)
  const told = toWire(ctx, judged)
  if (check_only) return { is_written: false, drf_id: null, drf_status: null, ...told }
  if (person !== undefined) {
    await swapDays(ctx, wanted, { name: judged.name, documentId: null })
    await tell(ctx, wanted)
    return { is_written: true, drf_id: null, drf_status: null, ...told }
  }
  const content = { worked: worked.toString(), free: free.toString(), name: judged.name, reason }
  const sent = await submitDocument(ctx, swapDocument, { content })
  return { is_written: true, drf_id: sent.id, drf_status: sent.status, ...told }
}

/** A swap holds when its person has been told of it. */
async function tell(ctx: CommandContext, { memberId, worked, free }: WantedSwap): Promise<void> {
  if (memberId === ctx.actor.memberId) return
  const data = { worked: inEveryLanguage(worked, ctx.today), free: inEveryLanguage(free, ctx.today) }
  const link = `/main/work/me?view=month&date=${worked.toString()}`
  await notify(ctx, { memberIds: [memberId], kind: 'HOLIDAY_SWAPPED', data, link })
}

function toWire(
  { language }: CommandContext,
  { worked, free, name }: JudgedSwap,
): Pick<Answer, 'work' | 'free'> {
  const clock = (minute: number | null) => `${formatClockTime(minute ?? 0)}:00`
  return {
    work: {
      date: worked.day.toString(),
      holiday_name: name,
      start_time: clock(worked.startMinute),
      end_time: clock(worked.endMinute),
    },
    free: { date: free.day.toString(), holiday_name: nameOfHoliday(free, language) ?? '' },
  }
}
