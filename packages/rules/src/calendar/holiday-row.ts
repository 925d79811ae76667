export type HolidayKind = 'public' | 'substitute' | 'election' | 'temporary' | 'workers_day'

export type HolidayCode = keyof typeof HOLIDAY_NAMES

/** day, code, kind, and for a substitute the day it stands in for */
export type HolidayRow = readonly [day: string, code: HolidayCode, kind: HolidayKind, substituteOf?: string]

export const HOLIDAY_NAMES = {
  NEW_YEAR: { ko: '신정', ja: '元日', en: "New Year's Day" },
  SEOLLAL_EVE: { ko: '설날 전날', ja: '旧正月前日', en: 'Seollal eve' },
  SEOLLAL: { ko: '설날', ja: '旧正月', en: 'Seollal' },
  SEOLLAL_AFTER: { ko: '설날 다음날', ja: '旧正月翌日', en: 'Day after Seollal' },
  INDEPENDENCE_MOVEMENT: { ko: '3·1절', ja: '三一節', en: 'Independence Movement Day' },
  LABOR: { ko: '노동절', ja: '労働節', en: 'Labor Day' },
  CHILDREN: { ko: '어린이날', ja: 'こどもの日', en: "Children's Day" },
  BUDDHA_BIRTHDAY: { ko: '부처님오신날', ja: '釈迦誕生日', en: "Buddha's Birthday" },
  MEMORIAL: { ko: '현충일', ja: '顕忠日', en: 'Memorial Day' },
  CONSTITUTION: { ko: '제헌절', ja: '制憲節', en: 'Constitution Day' },
  LIBERATION: { ko: '광복절', ja: '光復節', en: 'Liberation Day' },
  CHUSEOK_EVE: { ko: '추석 전날', ja: '秋夕前日', en: 'Chuseok eve' },
  CHUSEOK: { ko: '추석', ja: '秋夕', en: 'Chuseok' },
  CHUSEOK_AFTER: { ko: '추석 다음날', ja: '秋夕翌日', en: 'Day after Chuseok' },
  NATIONAL_FOUNDATION: { ko: '개천절', ja: '開天節', en: 'National Foundation Day' },
  HANGUL: { ko: '한글날', ja: 'ハングルの日', en: 'Hangul Day' },
  CHRISTMAS: { ko: '성탄절', ja: 'クリスマス', en: 'Christmas Day' },
  TEMPORARY: { ko: '임시공휴일', ja: '臨時公休日', en: 'Temporary holiday' },
  NATIONAL_ASSEMBLY_ELECTION: {
    ko: '국회의원선거일',
    ja: '国会議員選挙日',
    en: 'National Assembly election',
  },
  PRESIDENTIAL_ELECTION: { ko: '대통령선거일', ja: '大統領選挙日', en: 'Presidential election' },
  LOCAL_ELECTION: { ko: '지방선거일', ja: '地方選挙日', en: 'Local elections' },
} as const

const SUBSTITUTE_NAME = { ko: '대체공휴일', ja: '代替公休日', en: 'Substitute holiday' } as const

/** Name in the three languages of the product; a substitute day names the holiday it stands in for. */
export function holidayName(code: HolidayCode, kind: HolidayKind, language: 'ko' | 'ja' | 'en'): string {
  const name = HOLIDAY_NAMES[code][language]
  return kind === 'substitute' ? `${SUBSTITUTE_NAME[language]}(${name})` : name
}
