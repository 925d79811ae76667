import { viewAsDecider } from '../../../approvals/documents/index.ts'
import { eventKind } from '#contract/time/work-events/event-kind.ts'
import { asksForWork } from '#rules/work-day/count-beyond.ts'
import { fail, found } from '../../../http/fail.ts'
import { readDays } from '../../work-days/index.ts'
import { eventContent } from '../document/event-content.ts'
import { findAsking } from '../event-person.ts'
import type { AskingEvent } from '../event-sorts.ts'
import { type RequestedWeek, settledAround, weekWith } from './week-forecast.ts'

/**
 * How long the week, or the month, of a request for work beyond the plan will be, as things stand now, for those who decide on it.
 * @throws Failure NOT_FOUND, also for a document of another kind, FORBIDDEN for everybody else
 */
export async function forecastOf(ctx: AskingEvent, documentId: number): Promise<RequestedWeek> {
  const { kind, authorId, content } = await viewAsDecider(ctx, documentId)
  const asked = kind === eventKind.key ? eventContent.safeParse(content).data : undefined
  if (!asked || !asksForWork(asked.code)) fail('NOT_FOUND')
  const [first, last] = [asked.days[0]?.on ?? asked.from, asked.days.at(-1)?.on ?? asked.to]
  const range = settledAround({ from: Temporal.PlainDate.from(first), to: Temporal.PlainDate.from(last) })
  const [{ rows, parts }, asking] = await Promise.all([
    readDays(ctx, [authorId], range),
    findAsking(ctx, authorId, range),
  ])
  // Its own parts are held already, or were given back: they count once.
  const own = new Set(asked.days.map(({ on, start }) => `${on} ${start}`))
  const others = parts.filter(
    (part) => part.event_code !== asked.code || !own.has(`${part.work_on} ${part.start_minute}`),
  )
  return found(weekWith(ctx, asked.days, { ...found(asking), rows, parts: others }) ?? undefined)
}
