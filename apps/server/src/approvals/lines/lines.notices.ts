import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const lineNotices = {
  APPROVAL_LINE_REPAIRED: {
    words: {
      ko: ['결재선 변경', '관리자가 ‘{title}’ 본인 결재선의 결재자를 {person} 님으로 변경했습니다.'],
      ja: ['決裁ルートの変更', '管理者が本人の決裁ルート「{title}」の決裁者を{person}さんに変更しました。'],
      en: ['Approval line changed', 'An admin put {person} in your own approval line “{title}”.'],
    },
  },
} satisfies NoticeKinds
