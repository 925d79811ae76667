import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here: what others ask for or enter in their name. */
export const workEventNotices = {
  EVENT_FILED_FOR: {
    one: 'thing',
    words: {
      ko: ['대리 신청', '{person} 님이 대신 신청했습니다: {event}'],
      ja: ['代理申請', '{person}さんが代理で申請しました：{event}'],
      en: ['Requested for you', '{person} sent a request for you: {event}'],
    },
  },
  EVENT_ENTERED: {
    words: {
      ko: ['일정 등록', '{person} 님이 내 일정을 등록했습니다: {event}'],
      ja: ['予定の登録', '{person}さんがあなたの予定を登録しました：{event}'],
      en: ['Entered for you', '{person} entered time for you: {event}'],
    },
  },
} satisfies NoticeKinds
