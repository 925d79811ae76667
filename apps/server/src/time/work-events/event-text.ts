import type { Language } from '../../http/context.ts'

/** A number of days as a person reads it. */
export function daysText(days: number, language: Language): string {
  if (language === 'ko') return `${days}일`
  if (language === 'ja') return `${days}日`
  return days === 1 ? '1 day' : `${days} days`
}

const TIME_NEEDED: Record<'start' | 'end', Record<Language, string>> = {
  start: {
    ko: '시작 시각을 입력해 주십시오.',
    ja: '開始時刻を入力してください。',
    en: 'Enter a start time.',
  },
  end: {
    ko: '종료 시각을 입력해 주십시오.',
    ja: '終了時刻を入力してください。',
    en: 'Enter an end time.',
  },
}

export function timeNeeded(which: 'start' | 'end', language: Language): string {
  return TIME_NEEDED[which][language]
}
