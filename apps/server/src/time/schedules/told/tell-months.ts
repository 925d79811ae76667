import type { CommandContext, Language } from '../../../http/context.ts'
import {
  dropNotices,
  notifyEach,
  toldBy,
  type UnreadNotice,
  unreadNotices,
} from '../../../platform/notifications/index.ts'
import { type DayRange, plannedDays, type Plans, type ShiftRow } from '../../work-plans/index.ts'
import { changesText, gatherDays, hoursOfPlan, monthText, type ToldDay } from './told-days.ts'

/** What became of a month of somebody: planned for the first time, changed, or planned no more. */
export interface ToldMonth {
  memberId: number
  month: Temporal.PlainDate
  became: 'PLANNED' | 'CHANGED' | 'REMOVED'
  /** On how many days they work. */
  worked: number
  days: readonly ToldDay[]
}

const KINDS = ['SCHEDULE_PLANNED', 'SCHEDULE_CHANGED'] as const

type ChangedDay = Pick<ShiftRow, 'member_id' | 'work_on'>

/**
 * What is planned for people on days, before and after a change: asked for once before, and read once more after it.
 * Days that are over count as well: what was planned decides what counts as late and as overtime.
 */
export async function watchDays(
  ctx: CommandContext,
  changed: readonly ChangedDay[],
): Promise<() => Promise<(memberId: number, month: DayRange) => ToldDay[]>> {
  const others = changed.filter(({ member_id: id }) => id !== ctx.actor.memberId)
  if (others.length === 0) return async () => () => []
  const days = others.map(({ work_on: day }) => day).toSorted()
  const range = { from: Temporal.PlainDate.from(days[0]!), to: Temporal.PlainDate.from(days.at(-1)!) }
  const ids = [...new Set(others.map(({ member_id: id }) => id))]
  const daysOf = Map.groupBy(others, ({ member_id: id }) => id)
  const read = () => plannedDays(ctx, ids, range)
  const before = await read()
  return async () => {
    const after = await read()
    const hoursOn = (plans: Plans, memberId: number, day: string) =>
      hoursOfPlan(plans.of(memberId)!.on(Temporal.PlainDate.from(day)))
    return (memberId, { from, to }) =>
      (daysOf.get(memberId) ?? [])
        .filter(({ work_on: day }) => from.toString() <= day && day <= to.toString())
        .map(({ work_on: day }) => ({
          day,
          before: hoursOn(before, memberId, day),
          after: hoursOn(after, memberId, day),
        }))
  }
}

/** Tells people what became of their months: of each month one notice stands unread, which gathers what was not read yet. */
export async function tellMonths(ctx: CommandContext, months: readonly ToldMonth[]): Promise<void> {
  const others = months.filter(({ memberId }) => memberId !== ctx.actor.memberId)
  if (others.length === 0) return
  const unread = await unreadNotices(ctx, KINDS, {
    memberIds: [...new Set(others.map(({ memberId }) => memberId))],
    links: [...new Set(others.map(linkOf))],
  })
  const earlierOf = new Map(unread.map((one) => [`${one.memberId} ${one.link}`, one]))
  const judged = others.map((one) => {
    const earlier = earlierOf.get(`${one.memberId} ${linkOf(one)}`)
    return { one, earlier, told: toldOf(one, earlier) }
  })
  await dropNotices(
    ctx,
    judged.flatMap(({ earlier, told }) => (earlier && told === null ? [earlier] : [])),
  )
  const by = await toldBy(ctx)
  for (const kind of KINDS) {
    const told = judged.flatMap(({ one, told: news }) =>
      news !== null && news !== 'AS_IT_WAS' && news.kind === kind
        ? [{ memberId: one.memberId, link: linkOf(one), data: { ...by, ...dataOf(ctx, one, news.days) } }]
        : [],
    )
    await notifyEach(ctx, kind, told)
  }
}

const linkOf = ({ month }: ToldMonth) => `/main/work/me?view=month&date=${month}`

interface News {
  kind: (typeof KINDS)[number]
  /** Null where the month is told as a whole. */
  days: ToldDay[] | null
}

/** What there is to be told with what was told and not read; null for nothing any more. */
function toldOf({ became, days }: ToldMonth, earlier: UnreadNotice | undefined): News | 'AS_IT_WAS' | null {
  const changed = gatherDays([], days)
  // Who was mailed of it hears that it is not so any more.
  const takenBack: News | null =
    earlier?.hasLeft && changed.length > 0 ? { kind: 'SCHEDULE_CHANGED', days: changed } : null
  if (became === 'PLANNED') return { kind: 'SCHEDULE_PLANNED', days: null }
  if (earlier?.kind === 'SCHEDULE_PLANNED') {
    if (became === 'REMOVED') return takenBack
    return changed.length === 0 ? 'AS_IT_WAS' : { kind: 'SCHEDULE_PLANNED', days: null }
  }
  if (changed.length === 0) return 'AS_IT_WAS'
  const gathered = gatherDays((earlier?.data['changed'] as ToldDay[] | undefined) ?? [], changed)
  return gathered.length === 0 ? takenBack : { kind: 'SCHEDULE_CHANGED', days: gathered }
}

const WORKED: Record<Language, (count: number) => string> = {
  ko: (count) => `근무 ${count}일`,
  ja: (count) => `勤務${count}日`,
  en: (count) => `${count} working ${count === 1 ? 'day' : 'days'}`,
}

function dataOf({ today }: CommandContext, { month, worked }: ToldMonth, days: ToldDay[] | null) {
  const inAll = (text: (language: Language) => string) => ({ ko: text('ko'), ja: text('ja'), en: text('en') })
  return {
    month: inAll((language) => monthText(month, language, today.year)),
    days: inAll((language) =>
      days === null ? WORKED[language](worked) : changesText(days, language, today.year),
    ),
    ...(days && { changed: days }),
  }
}
