import { unitOfEventCode } from '#rules/leave/leave-unit.ts'
import type { Language } from '../../http/context.ts'

type Words = Record<Language, string>

/** The middle of a leave code, VACATION:ANNUAL:FULL. */
const kinds: Record<string, Words> = {
  ANNUAL: { ko: '연차', ja: '年次有給休暇', en: 'Annual leave' },
  MONTHLY: { ko: '월차', ja: '月次休暇', en: 'Monthly leave' },
  EXTRA: { ko: '특별휴가', ja: '特別休暇', en: 'Special leave' },
}
const leave: Words = { ko: '휴가', ja: '休暇', en: 'Leave' }

const parts: Record<string, Words> = {
  AM: { ko: '오전 반차', ja: '午前半休', en: 'morning' },
  PM: { ko: '오후 반차', ja: '午後半休', en: 'afternoon' },
  QUARTER: { ko: '반반차', ja: '四半休', en: 'quarter day' },
  ONEHOUR: { ko: '1시간', ja: '1時間', en: 'one hour' },
  TIME: { ko: '시간 단위', ja: '時間単位', en: 'by the hour' },
}

/** The code that a colleague sees who is no leader: that somebody is on leave, not of which kind. */
export const HIDDEN_CODE = 'VACATION'

/** What an event is called in the reader's language. */
export function eventTitle(code: string, language: Language): string {
  const kind = kinds[code.split(':')[1] ?? ''] ?? leave
  const part = parts[unitOfEventCode(code)]
  return part && code !== HIDDEN_CODE ? `${kind[language]} (${part[language]})` : kind[language]
}
