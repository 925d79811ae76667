import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const attendanceNotices = {
  RECORD_MISSING: {
    one: 'link',
    words: {
      ko: ['기록 누락', '{day} 출퇴근 기록이 누락되었습니다. 확인 후 정정을 신청해 주십시오.'],
      ja: ['打刻漏れ', '{day}の打刻が漏れています。確認のうえ修正を申請してください。'],
      en: ['Missing record', 'Your record of {day} is incomplete. Please check it and request a correction.'],
    },
  },
} satisfies NoticeKinds
