import { nameIn } from '#rules/profiles/name-in.ts'
import type { Home } from '../../features/portal/home/home-queries.ts'
import type { Profile } from '../../page/profile.ts'
import { dayIn, daysIn, fromToIn, type Lang, workClockIn } from '../../text/in-language.ts'
import type { FirstTexts } from './texts.ts'

export interface SightCard {
  title: string
  /** The word of a state, at the end of the head. */
  mark?: string
  /** Large, with what it counts. */
  figure?: [value: string, of: string]
  rows: [label: string, value: string][]
  /** With room for its bar and button. */
  isDay?: boolean
  /** Its height is not known yet, so nothing is drawn below it. */
  isOpen?: boolean
}

/** The first of the start page, as its screen will show it. */
export interface Sight {
  title: string
  day: string
  hasCover: boolean
  main: SightCard[]
  side: SightCard[]
}

type Widget = Home['layout']['main'][number]
type Work = NonNullable<Home['work']>

/**
 * What stands first on somebody's start page: the greeting, and the cards that need no more than a few words. Where another card
 * stands before one, that one is not drawn: it would have to move. Null for whom the page will not be shown, or in other words.
 */
export function sightOf(profile: Profile, home: Home, texts: FirstTexts, lang: Lang): Sight | null {
  const { user_profile: me, company, is_admin: isAdmin } = profile
  if (me.language !== lang || (!me.dash_available && !isAdmin)) return null
  // Who came before midnight is in a day of their own, which the clock of the screen tells.
  if (home.work?.start_time?.startsWith('-')) return null
  const name = nameIn(lang, { name: me.username, local: me.local_username, english: me.en_username })
  const firstOf = (widgets: readonly Widget[]) => firstCards(widgets, home, texts, lang)
  return {
    title: texts.greeting.replace('{{name}}', () => name),
    day: dayIn(lang, home.today.date),
    hasCover: Boolean(company.company_background),
    main: firstOf(home.layout.main),
    side: firstOf(home.layout.side),
  }
}

function firstCards(widgets: readonly Widget[], home: Home, texts: FirstTexts, lang: Lang): SightCard[] {
  // Undefined: it is there, and not among what is drawn.
  const cards: Partial<Record<Widget, SightCard | null>> = {
    APPROVALS: approvals(home, texts),
    DAY: day(home, texts, lang),
    LEAVE: leave(home, texts, lang),
    ...(home.bookings.length === 0 && { BOOKINGS: null }),
    ...(home.mood === null && { MOOD: null }),
  }
  // What the operator says and the first steps of a company stand above all cards.
  if (home.spv_notices.length > 0 || home.start?.steps.some(({ state }) => state === 'OPEN')) return []
  const drawn: SightCard[] = []
  for (const widget of widgets) {
    const card = home.layout.hidden.includes(widget) ? null : cards[widget]
    if (card === undefined || drawn.at(-1)?.isOpen) break
    if (card) drawn.push(card)
  }
  return drawn
}

function approvals(
  { approvals: { to_approve, requested, in_progress } }: Home,
  texts: FirstTexts,
): SightCard | null {
  const count = (n: number) => texts.count.replace('{{n}}', String(n))
  if (to_approve + requested + in_progress === 0) return null
  const rows: SightCard['rows'] = []
  if (to_approve > 0) rows.push([texts.toApprove, count(to_approve)])
  if (requested > 0) rows.push([texts.requested, count(requested)])
  if (in_progress > 0) rows.push([texts.inProgress, count(in_progress)])
  // The documents that wait are listed below.
  return { title: texts.approvals, rows, isOpen: to_approve > 0 }
}

function day(
  { away, today, work, forgotten, events }: Home,
  texts: FirstTexts,
  lang: Lang,
): SightCard | null | undefined {
  // A day off has a card of its own.
  if (away?.date !== today.date) return undefined
  if (!work) return null
  const clock = (time: string) => workClockIn(lang, time)
  const { start_time: start, end_time: end, sch_start_time: from, sch_end_time: to } = work
  return {
    title: texts.day,
    mark: work.is_absent && !start ? texts.absent : texts.states[work.onduty_status],
    isDay: true,
    isOpen: !isPlain(work) || forgotten !== null || events.length > 0,
    rows: [
      [
        texts.planned,
        from && to ? fromToIn(lang, clock(from), clock(to)) : (work.holiday_name ?? texts.noPlan),
      ],
      [texts.actual, start ? fromToIn(lang, clock(start), end ? clock(end) : '') : texts.notYet],
    ],
  }
}

/** Two lines and a button. How much more is said of a day that has begun, or holds some leave, is not known here. */
function isPlain({ start_time, events, abilities, work_minutes, late_minutes }: Work): boolean {
  return start_time === null && events.length === 0 && work_minutes + late_minutes === 0 && abilities.check_in
}

function leave({ leave: own }: Home, texts: FirstTexts, lang: Lang): SightCard | null {
  if (own === null) return null
  return {
    title: texts.leave,
    figure: [daysIn(lang, own.available_days), texts.available],
    rows: [],
    // Its bar has as many words as there are parts of the sum.
    isOpen: true,
  }
}
