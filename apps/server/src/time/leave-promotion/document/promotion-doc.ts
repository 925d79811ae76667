import { createHash } from 'node:crypto'
import { citeLaw } from '#rules/cite-law.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { PROMOTION_ARTICLE } from '#rules/leave/promotion-windows.ts'
import { dayText } from '../../../day-text.ts'
import type { Language } from '../../../http/context.ts'
import type { DayToPlan } from '../planned-days.store.ts'
import type { PromotionRow } from '../promotion-row.ts'
import { DOC_TEXTS } from './doc.texts.ts'

// What is kept for years says the year, also of this one.
const ALWAYS_WITH_YEAR = 0

/** What is written in a procedure, word for word, in the language of the company. */
export interface PromotionDoc {
  language: Language
  title: string
  /** What stands before the sentences: label and value. */
  facts: [string, string][]
  sentences: string[]
}

export interface Addressed {
  company: string
  person: string
  team: string | null
  language: Language
  today: Temporal.PlainDate
}

type About = Pick<
  PromotionRow,
  'ask_type' | 'granted_from' | 'expires_on' | 'standard_minutes' | 'target_minutes' | 'notice_by'
>

/** The request of 61조: how much is left, by when to answer, and what follows when nobody does. */
export function askDoc(to: Addressed, row: About, replyBy: Temporal.PlainDate): PromotionDoc {
  const texts = DOC_TEXTS[to.language]
  const day = (on: Temporal.PlainDate | string) =>
    dayText(Temporal.PlainDate.from(on), to.language, ALWAYS_WITH_YEAR)
  const days = String(minutesToDays(row.target_minutes, row.standard_minutes))
  const values = {
    article: citeLaw(PROMOTION_ARTICLE[row.ask_type], to.language),
    days,
    reply: day(replyBy),
    notice: day(row.notice_by),
  }
  return {
    language: to.language,
    title: texts.ask.title,
    facts: [
      ...addressee(to),
      [texts.left, texts.days(days)],
      [texts.usable, `${day(row.granted_from)} ~ ${day(row.expires_on)}`],
      [texts.replyBy, day(replyBy)],
      [texts.writtenOn, day(to.today)],
    ],
    sentences: texts.ask.sentences(values),
  }
}

/** The person's plan, or the notice by which the company fixes the days. */
export function planDoc(
  to: Addressed,
  row: About,
  kind: 'plan' | 'notice',
  planned: readonly DayToPlan[],
): PromotionDoc {
  const texts = DOC_TEXTS[to.language]
  const day = (on: Temporal.PlainDate) => dayText(on, to.language, ALWAYS_WITH_YEAR)
  const list = planned
    .toSorted((a, b) => Temporal.PlainDate.compare(a.on, b.on))
    .map(({ on, type }): [string, string] => [day(on), texts.types[type]])
  return {
    language: to.language,
    title: texts[kind].title,
    facts: [...addressee(to), ...list, [texts.writtenOn, day(to.today)]],
    sentences: texts[kind].sentences({ article: citeLaw(PROMOTION_ARTICLE[row.ask_type], to.language) }),
  }
}

function addressee({ company, person, team, language }: Addressed): [string, string][] {
  const texts = DOC_TEXTS[language]
  return [
    [texts.company, company],
    [texts.person, team ? `${person} (${team})` : person],
  ]
}

/** SHA-256 of a document's words in their order, as JSON without blanks. */
export function hashOfDoc({ language, title, facts, sentences }: PromotionDoc): string {
  return createHash('sha256')
    .update(JSON.stringify([language, title, facts, sentences]))
    .digest('hex')
}
