/** What a duty is called and what its holder is there for, in the three languages. */
export interface Duty {
  /** Stands in an approval line as IC and this number; never given to another duty. */
  lineNumber: number
  /** The part of the product that asks for the duty, or the kind of request whose line names it. */
  group: 'office' | 'requests'
  ko: { name: string; text: string }
  ja: { name: string; text: string }
  en: { name: string; text: string }
}

/**
 * The duties that can be given by name: those of the specification (000 section 6, 001 section 6, 002 section 6). Admins
 * are no duty. The Korean name is accepted on the wire as well, since older clients send it.
 */
export const duties = {
  PAYROLL: {
    lineNumber: 1,
    group: 'office',
    ko: { name: '급여', text: '급여 업무를 맡고 급여 문서의 결재에 참여합니다.' },
    ja: { name: '給与', text: '給与業務を受け持ち、給与文書の決裁に加わります。' },
    en: { name: 'Payroll', text: 'Is in charge of pay and takes part in its documents.' },
  },
  E_SIGNATURE: {
    lineNumber: 2,
    group: 'office',
    ko: { name: '전자계약', text: '전자계약 업무를 맡고 계약 문서의 결재에 참여합니다.' },
    ja: { name: '電子契約', text: '電子契約業務を受け持ち、契約文書の決裁に加わります。' },
    en: { name: 'E-contracts', text: 'Is in charge of contracts and takes part in their documents.' },
  },
  LEAVE_PROMOTION: {
    lineNumber: 3,
    group: 'office',
    ko: { name: '연차촉진', text: '연차 사용 촉진을 맡고 관련 문서의 결재에 참여합니다.' },
    ja: { name: '年休促進', text: '年休の取得促進を受け持ち、関連文書の決裁に加わります。' },
    en: {
      name: 'Leave promotion',
      text: 'Sees that annual leave is used and takes part in the documents on it.',
    },
  },
  HR: {
    lineNumber: 4,
    group: 'office',
    ko: { name: '인사', text: '인사 문의를 받고 인사 문서의 결재에 참여합니다.' },
    ja: { name: '人事', text: '人事の問い合わせを受け、人事文書の決裁に加わります。' },
    en: { name: 'HR', text: 'Answers questions on personnel and takes part in its documents.' },
  },
  EXPENSE: {
    lineNumber: 5,
    group: 'office',
    ko: { name: '경비', text: '경비 업무를 맡고 경비 신청의 결재에 참여합니다.' },
    ja: { name: '経費', text: '経費業務を受け持ち、経費申請の決裁に加わります。' },
    en: { name: 'Expenses', text: 'Is in charge of expenses and takes part in claims for them.' },
  },
  CERTIFICATE: {
    lineNumber: 6,
    group: 'office',
    ko: { name: '증명서', text: '증명서 업무를 맡고 증명서 신청의 결재에 참여합니다.' },
    ja: { name: '証明書', text: '証明書業務を受け持ち、証明書申請の決裁に加わります。' },
    en: { name: 'Certificates', text: 'Is in charge of certificates and takes part in requests for them.' },
  },
  ANNUAL_LEAVE: {
    lineNumber: 7,
    group: 'requests',
    ko: { name: '연차', text: '연차 신청의 결재에 참여합니다.' },
    ja: { name: '年休', text: '年休申請の決裁に加わります。' },
    en: { name: 'Annual leave', text: 'Takes part in requests for annual leave.' },
  },
  SPECIAL_LEAVE: {
    lineNumber: 8,
    group: 'requests',
    ko: { name: '특별휴가', text: '특별휴가 신청의 결재에 참여합니다.' },
    ja: { name: '特別休暇', text: '特別休暇申請の決裁に加わります。' },
    en: { name: 'Special leave', text: 'Takes part in requests for special leave.' },
  },
  OFFICIAL_LEAVE: {
    lineNumber: 9,
    group: 'requests',
    ko: { name: '공가', text: '공가 신청의 결재에 참여합니다.' },
    ja: { name: '公用休暇', text: '公用休暇申請の決裁に加わります。' },
    en: { name: 'Official leave', text: 'Takes part in requests for official leave.' },
  },
  HEALTH_LEAVE: {
    lineNumber: 10,
    group: 'requests',
    ko: { name: '보건휴가', text: '보건휴가 신청의 결재에 참여합니다.' },
    ja: { name: '生理休暇', text: '生理休暇申請の決裁に加わります。' },
    en: { name: 'Health leave', text: 'Takes part in requests for health leave.' },
  },
  CUSTOM_LEAVE: {
    lineNumber: 11,
    group: 'requests',
    ko: { name: '맞춤휴가', text: '회사가 만든 휴가 신청의 결재에 참여합니다.' },
    ja: { name: '会社独自の休暇', text: '会社が設けた休暇の申請の決裁に加わります。' },
    en: { name: 'Custom leave', text: 'Takes part in requests for leave of the company’s own kinds.' },
  },
  ABSENCE: {
    lineNumber: 12,
    group: 'requests',
    ko: { name: '휴직', text: '휴직 신청의 결재에 참여합니다.' },
    ja: { name: '休職', text: '休職申請の決裁に加わります。' },
    en: { name: 'Leave of absence', text: 'Takes part in requests for a leave of absence.' },
  },
  COMMUTE_TIME: {
    lineNumber: 13,
    group: 'requests',
    ko: { name: '출퇴근시간', text: '출퇴근 시간 변경 신청의 결재에 참여합니다.' },
    ja: { name: '出退勤時刻', text: '出退勤時刻の変更申請の決裁に加わります。' },
    en: { name: 'Commute time', text: 'Takes part in requests to change clock times.' },
  },
  OUTSIDE_WORK: {
    lineNumber: 14,
    group: 'requests',
    ko: { name: '외근', text: '외근 신청의 결재에 참여합니다.' },
    ja: { name: '外勤', text: '外勤申請の決裁に加わります。' },
    en: { name: 'Outside work', text: 'Takes part in requests for work outside.' },
  },
  REMOTE_WORK: {
    lineNumber: 15,
    group: 'requests',
    ko: { name: '재택근무', text: '재택근무 신청의 결재에 참여합니다.' },
    ja: { name: '在宅勤務', text: '在宅勤務申請の決裁に加わります。' },
    en: { name: 'Remote work', text: 'Takes part in requests for work from home.' },
  },
  EXTENDED_HOLIDAY: {
    lineNumber: 16,
    group: 'requests',
    ko: { name: '연장·휴일근무', text: '연장·휴일근무 신청의 결재에 참여합니다.' },
    ja: { name: '残業・休日勤務', text: '残業・休日勤務申請の決裁に加わります。' },
    en: { name: 'Overtime and holiday work', text: 'Takes part in requests for overtime and holiday work.' },
  },
} as const satisfies Record<string, Duty>

export type DutyCode = keyof typeof duties

export const dutyCodes = Object.keys(duties) as DutyCode[]

const byKoreanName = new Map(dutyCodes.map((code) => [duties[code].ko.name as string, code]))

/** The duty of a code or a Korean name; undefined for neither. */
export function dutyOf(text: string): DutyCode | undefined {
  return Object.hasOwn(duties, text) ? (text as DutyCode) : byKoreanName.get(text)
}
