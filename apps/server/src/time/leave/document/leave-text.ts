import type { LeaveUnit } from '#rules/leave/leave-unit.ts'
import type { Language } from '../../../http/context.ts'
import { dayText, fromTo } from '../../../day-text.ts'

const NAMES: Record<LeaveUnit, Record<Language, string>> = {
  FULL: { ko: '연차', ja: '年次有給休暇', en: 'Annual leave' },
  AM: { ko: '오전 반차', ja: '午前半休', en: 'Morning half day' },
  PM: { ko: '오후 반차', ja: '午後半休', en: 'Afternoon half day' },
  QUARTER: { ko: '반반차', ja: '四半休', en: 'Quarter day' },
  ONEHOUR: { ko: '1시간 연차', ja: '1時間休暇', en: 'One hour of leave' },
  TIME: { ko: '시간 연차', ja: '時間単位休暇', en: 'Leave by the hour' },
}

export function leaveName(unit: LeaveUnit, language: Language): string {
  return NAMES[unit][language]
}

/** What a leave document is called, in the reader's language. */
export function leaveTitle({ unit, from, to, language, askedOn }: TitledLeave): string {
  const first = dayText(from, language, askedOn.year)
  const last = dayText(to, language, askedOn.year)
  return `${leaveName(unit, language)} · ${first === last ? first : fromTo(first, last, language)}`
}

interface TitledLeave {
  unit: LeaveUnit
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  language: Language
  /** Days of another year carry theirs. */
  askedOn: Temporal.PlainDate
}

const TIME_NEEDED: Record<'start' | 'end', Record<Language, string>> = {
  start: {
    ko: '이 휴가는 시작 시각이 필요합니다.',
    ja: 'この休暇には開始時刻が必要です。',
    en: 'This kind of leave needs a start time.',
  },
  end: {
    ko: '이 휴가는 종료 시각이 필요합니다.',
    ja: 'この休暇には終了時刻が必要です。',
    en: 'This kind of leave needs an end time.',
  },
}

export function timeNeeded(which: 'start' | 'end', language: Language): string {
  return TIME_NEEDED[which][language]
}
