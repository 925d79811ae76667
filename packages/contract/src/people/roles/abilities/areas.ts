/** A name in the three languages. */
export interface Words {
  ko: string
  ja: string
  en: string
}

/** The areas of the product, by the `area` of their endpoints, in the order in which people are shown them. */
export const areaNames: Readonly<Record<string, Words>> = {
  user: { ko: '프로필과 동료', ja: 'プロフィールと同僚', en: 'Profile and colleagues' },
  members: { ko: '구성원', ja: 'メンバー', en: 'Members' },
  hr_records: { ko: '인사 기록', ja: '人事記録', en: 'HR records' },
  org: { ko: '조직', ja: '組織', en: 'Organisation' },
  roles: { ko: '관리자와 담당자', ja: '管理者と担当者', en: 'Admins and duties' },
  company: { ko: '회사', ja: '会社', en: 'Company' },
  home: { ko: '홈과 알림', ja: 'ホームと通知', en: 'Home and notifications' },
  approval_v1: { ko: '전자결재', ja: '電子決裁', en: 'Approvals' },
  approval_v0: { ko: '전자결재', ja: '電子決裁', en: 'Approvals' },
  work: { ko: '근무', ja: '勤務', en: 'Attendance' },
  confirm: { ko: '근무 확정', ja: '勤怠確定', en: 'Confirm and close' },
  vacation: { ko: '휴가', ja: '休暇', en: 'Leave' },
  analytics: { ko: '분석', ja: '分析', en: 'Analytics' },
  mood: { ko: '오늘의 기분', ja: '今日の気分', en: 'Mood' },
  datacard: { ko: '인사카드', ja: '人事カード', en: 'HR cards' },
  payroll: { ko: '급여', ja: '給与', en: 'Payroll' },
  esign: { ko: '전자계약', ja: '電子契約', en: 'E-contracts' },
  expense: { ko: '경비', ja: '経費', en: 'Expenses' },
  meals: { ko: '오늘의 메뉴', ja: '今日の献立', en: 'Menu of the day' },
  operator_notices: { ko: '운영자 안내', ja: '運営者からの連絡', en: 'Messages of the operator' },
  audit: { ko: '변경 기록', ja: '変更履歴', en: 'Audit trail' },
  ga: { ko: '총무', ja: '総務', en: 'General affairs' },
  meeting: { ko: '회의실', ja: '会議室', en: 'Meeting rooms' },
  survey: { ko: '설문', ja: 'アンケート', en: 'Surveys' },
  integrations: { ko: '연동', ja: '連携', en: 'Integrations' },
  openapi: { ko: '오픈 API', ja: 'オープンAPI', en: 'Open API' },
  payments: { ko: '요금', ja: '料金', en: 'Payments' },
  other: { ko: '기타', ja: 'その他', en: 'Other' },
}
