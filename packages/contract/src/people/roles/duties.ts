/**
 * What a duty is called in the three languages. What it does is nowhere said but computed: the table of permissions shows
 * what its holder may do beyond other members, and the approval lines that name it.
 */
export interface Duty {
  /** Stands in an approval line as IC and this number; never given to another duty. */
  lineNumber: number
  /** The part of the product that asks for the duty, or the kind of request whose line names it. */
  group: 'office' | 'requests'
  ko: { name: string }
  ja: { name: string }
  en: { name: string }
}

/**
 * The duties that can be given by name: those of the specification (000 section 6, 001 section 6, 002 section 6), and general
 * affairs, who serve the menu. Admins are no duty. The Korean name is accepted on the wire as well, since older clients send it.
 */
export const duties = {
  PAYROLL: {
    lineNumber: 1,
    group: 'office',
    ko: { name: '급여' },
    ja: { name: '給与' },
    en: { name: 'Payroll' },
  },
  E_SIGNATURE: {
    lineNumber: 2,
    group: 'office',
    ko: { name: '전자계약' },
    ja: { name: '電子契約' },
    en: { name: 'E-contracts' },
  },
  LEAVE_PROMOTION: {
    lineNumber: 3,
    group: 'office',
    ko: { name: '연차 촉진' },
    ja: { name: '年休取得促進' },
    en: { name: 'Leave-use promotion' },
  },
  HR: {
    lineNumber: 4,
    group: 'office',
    ko: { name: '인사' },
    ja: { name: '人事' },
    en: { name: 'HR' },
  },
  EXPENSE: {
    lineNumber: 5,
    group: 'office',
    ko: { name: '경비' },
    ja: { name: '経費' },
    en: { name: 'Expenses' },
  },
  CERTIFICATE: {
    lineNumber: 6,
    group: 'office',
    ko: { name: '증명서' },
    ja: { name: '証明書' },
    en: { name: 'Certificates' },
  },
  GENERAL_AFFAIRS: {
    lineNumber: 17,
    group: 'office',
    ko: { name: '총무' },
    ja: { name: '総務' },
    en: { name: 'General affairs' },
  },
  ANNUAL_LEAVE: {
    lineNumber: 7,
    group: 'requests',
    ko: { name: '연차' },
    ja: { name: '年休' },
    en: { name: 'Annual leave' },
  },
  SPECIAL_LEAVE: {
    lineNumber: 8,
    group: 'requests',
    ko: { name: '특별휴가' },
    ja: { name: '特別休暇' },
    en: { name: 'Special leave' },
  },
  OFFICIAL_LEAVE: {
    lineNumber: 9,
    group: 'requests',
    ko: { name: '공가' },
    ja: { name: '公用休暇' },
    en: { name: 'Official leave' },
  },
  HEALTH_LEAVE: {
    lineNumber: 10,
    group: 'requests',
    ko: { name: '보건휴가' },
    ja: { name: '生理休暇' },
    en: { name: 'Health leave' },
  },
  CUSTOM_LEAVE: {
    lineNumber: 11,
    group: 'requests',
    ko: { name: '맞춤휴가' },
    ja: { name: '会社独自の休暇' },
    en: { name: 'Custom leave' },
  },
  ABSENCE: {
    lineNumber: 12,
    group: 'requests',
    ko: { name: '휴직' },
    ja: { name: '休職' },
    en: { name: 'Leave of absence' },
  },
  COMMUTE_TIME: {
    lineNumber: 13,
    group: 'requests',
    ko: { name: '출퇴근 시각' },
    ja: { name: '出退勤時刻' },
    en: { name: 'Check-in and check-out times' },
  },
  OUTSIDE_WORK: {
    lineNumber: 14,
    group: 'requests',
    ko: { name: '외근' },
    ja: { name: '外勤' },
    en: { name: 'Off-site work' },
  },
  REMOTE_WORK: {
    lineNumber: 15,
    group: 'requests',
    ko: { name: '재택' },
    ja: { name: '在宅勤務' },
    en: { name: 'Remote work' },
  },
  EXTENDED_HOLIDAY: {
    lineNumber: 16,
    group: 'requests',
    ko: { name: '연장·휴일 근로' },
    ja: { name: '時間外・休日労働' },
    en: { name: 'Overtime and holiday work' },
  },
} as const satisfies Record<string, Duty>

export type DutyCode = keyof typeof duties

export const dutyCodes = Object.keys(duties) as DutyCode[]

const byKoreanName = new Map(dutyCodes.map((code) => [duties[code].ko.name as string, code]))

/** The duty of a code or a Korean name; undefined for neither. */
export function dutyOf(text: string): DutyCode | undefined {
  return Object.hasOwn(duties, text) ? (text as DutyCode) : byKoreanName.get(text)
}
