import { builtInCodeOf } from '#rules/event-codes/event-codes.ts'
import { type LeaveUnit, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import type { Language } from '../../http/context.ts'

type Words = Record<Language, string>

/** What the kinds of events of the product are called. */
const names: Record<string, Words> = {
  'VACATION:ANNUAL': { ko: '연차', ja: '年次有給休暇', en: 'Annual leave' },
  'SP:MATERNITY': { ko: '출산전후휴가', ja: '産前産後休暇', en: 'Maternity leave' },
  'SP:MISCARRIAGE': { ko: '유산·사산휴가', ja: '流産・死産休暇', en: 'Miscarriage or stillbirth leave' },
  'SP:PATERNITY': { ko: '배우자 출산휴가', ja: '配偶者出産休暇', en: 'Paternity leave' },
  'SP:FERTILITY': { ko: '난임치료휴가', ja: '不妊治療休暇', en: 'Fertility treatment leave' },
  'SP:FAMILY_CARE': { ko: '가족돌봄휴가', ja: '家族介護休暇', en: 'Family care leave' },
  'HEALTH:MENSTRUAL': { ko: '보건휴가(생리)', ja: '生理休暇', en: 'Health leave (menstruation)' },
  'PUBLIC:DUTY': {
    ko: '공가(예비군·민방위·투표)',
    ja: '公用休暇（予備軍・民防衛・投票）',
    en: 'Civil duty leave (reserve forces, civil defense, voting)',
  },
  'SP:COMPTIME': { ko: '보상휴가', ja: '代償休暇', en: 'Compensatory time off' },
  'SP:FAMILY_EVENT': { ko: '경조휴가', ja: '慶弔休暇', en: 'Family event leave' },
  'SP:SICK': { ko: '병가', ja: '病気休暇', en: 'Sick leave' },
  'WORK:EXTENDED': { ko: '연장 근로', ja: '時間外', en: 'Overtime' },
  'WORK:WEEKEND': { ko: '휴일 근로', ja: '休日労働', en: 'Holiday work' },
  HOME: { ko: '재택', ja: '在宅勤務', en: 'Remote work' },
  OUT: { ko: '외근', ja: '外勤', en: 'Off-site work' },
  'OUT:TRIP': { ko: '출장', ja: '出張', en: 'Business trip' },
}

const leaveUnits: Partial<Record<LeaveUnit, Words>> = {
  AM: { ko: '오전 반차', ja: '午前半休', en: 'morning' },
  PM: { ko: '오후 반차', ja: '午後半休', en: 'afternoon' },
  QUARTER: { ko: '반반차', ja: '四半休', en: 'quarter day' },
  ONEHOUR: { ko: '1시간', ja: '1時間', en: 'one hour' },
  TIME: { ko: '시간 단위', ja: '時間単位', en: 'by the hour' },
}

const units: Partial<Record<LeaveUnit, Words>> = {
  AM: { ko: '오전', ja: '午前', en: 'morning' },
  PM: { ko: '오후', ja: '午後', en: 'afternoon' },
  QUARTER: { ko: '2시간', ja: '2時間', en: 'two hours' },
  ONEHOUR: { ko: '1시간', ja: '1時間', en: 'one hour' },
  TIME: { ko: '시간 단위', ja: '時間単位', en: 'by the hour' },
}

/** What an event of a code is called: 재택, 재택 (오전). @param ownName what the company calls its own kind */
export function eventName(eventCode: string, language: Language, ownName?: string | null): string {
  const name = ownName ?? builtInName(builtInCodeOf(eventCode)?.code ?? eventCode, language)
  const unit = (eventCode.startsWith('VACATION:') ? leaveUnits : units)[unitOfEventCode(eventCode)]
  return unit ? `${name} (${unit[language]})` : name
}

const OWN: Words = { ko: '맞춤휴가', ja: 'カスタム休暇', en: 'Custom leave' }

/** What a stored code is called; null for what is no code. @param ownName what the company calls its own kind, where it is known */
export function codeName(value: string, language: Language, ownName?: string): string | null {
  if (value.startsWith('CUSTOM:')) return eventName(value, language, ownName ?? OWN[language])
  return value.includes(':') && builtInCodeOf(value) ? eventName(value, language) : null
}

export function builtInName(code: string, language: Language): string {
  return names[code]?.[language] ?? code
}

/** Whether a company's own kind would be mistaken for one of the product. */
export function isBuiltInName(name: string): boolean {
  return Object.values(names).some((words) => Object.values(words).includes(name))
}

const secret: Words = { ko: '개인 일정', ja: '個人の予定', en: 'Private' }

/** What a colleague reads in the place of a name that is nobody's business. */
export function secretName(language: Language): string {
  return secret[language]
}
