import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const leaveNotices = {
  LEAVE_ADJUSTED: {
    words: {
      ko: ['연차 조정', '연차가 조정되었습니다: {days}. 사유: {reason}'],
      ja: ['年休の調整', '年休が調整されました：{days}。理由：{reason}'],
      en: ['Leave adjusted', 'Your leave was adjusted: {days}. Reason: {reason}'],
    },
  },
} satisfies NoticeKinds
