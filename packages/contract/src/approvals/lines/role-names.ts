import type { LineRole } from '#rules/approvals/line-conditions.ts'

/** What each saved line is for, by the names of the specification (000 section 6). */
export const lineRoleNames: Readonly<Record<LineRole, { ko: string; ja: string; en: string }>> = {
  ANNUAL: { ko: '연차', ja: '年次有給休暇', en: 'Annual leave' },
  ANNUAL_ASK: { ko: '연차 촉진', ja: '年休取得促進', en: 'Leave-use promotion' },
  SPECIAL: { ko: '특별휴가', ja: '特別休暇', en: 'Special leave' },
  COMMUTE: { ko: '출퇴근 시간', ja: '出退勤時刻', en: 'Check-in and check-out times' },
  PUBLIC: { ko: '공가', ja: '公用休暇', en: 'Official leave' },
  HEALTH: { ko: '보건휴가', ja: '生理休暇', en: 'Health leave' },
  ABSENCE: { ko: '휴직', ja: '休職', en: 'Leave of absence' },
  OUT: { ko: '외근', ja: '外勤', en: 'Off-site work' },
  HOME: { ko: '재택', ja: '在宅勤務', en: 'Remote work' },
  EXTENDED: { ko: '연장·휴일 근로', ja: '時間外・休日労働', en: 'Overtime and holiday work' },
  CUSTOM: { ko: '맞춤휴가', ja: '会社独自の休暇', en: 'Custom leave' },
  EXPENSE: { ko: '경비', ja: '経費', en: 'Expenses' },
  CERT: { ko: '증명서', ja: '証明書', en: 'Certificates' },
}
