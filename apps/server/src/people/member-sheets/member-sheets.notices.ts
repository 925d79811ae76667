import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const memberSheetNotices = {
  MEMBER_IMPORT_DONE: {
    words: {
      ko: ['구성원 일괄 등록 완료', '초대 {invited}명, 미초대 {left}행입니다.'],
      ja: ['メンバーの一括登録完了', '招待{invited}名、未招待{left}行です。'],
      en: ['Import completed', 'Invited: {invited}. Rows not invited: {left}.'],
    },
  },
  MEMBER_IMPORT_STOPPED: {
    words: {
      ko: ['구성원 일괄 등록 중지', '{invited}명을 초대한 뒤 중지되었습니다. 나머지는 {left}명입니다.'],
      ja: ['メンバーの一括登録停止', '{invited}名を招待した後に停止しました。残りは{left}名です。'],
      en: ['Import stopped', 'Stopped after {invited|invitation|invitations}; {left} remaining.'],
    },
  },
} satisfies NoticeKinds
