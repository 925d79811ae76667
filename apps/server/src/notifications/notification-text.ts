import type { NotificationKind } from '#contract/notifications.ts'
import type { Language } from '../http/context.ts'

type Sentence = readonly [title: string, content: string]

const sentences: Record<NotificationKind, Record<Language, Sentence>> = {
  APPROVAL_REQUESTED: {
    ko: ['결재 요청', '{person} 님이 ‘{title}’ 결재를 요청했습니다.'],
    ja: ['決裁依頼', '{person}さんから「{title}」の決裁依頼が届きました。'],
    en: ['Approval requested', '{person} asks you to approve “{title}”.'],
  },
  APPROVAL_APPROVED: {
    ko: ['결재 승인', '‘{title}’ 문서가 승인되었습니다.'],
    ja: ['決裁承認', '「{title}」が承認されました。'],
    en: ['Approved', '“{title}” was approved.'],
  },
  APPROVAL_DENIED: {
    ko: ['결재 반려', '{person} 님이 ‘{title}’ 문서를 반려했습니다.'],
    ja: ['決裁却下', '{person}さんが「{title}」を却下しました。'],
    en: ['Denied', '{person} denied “{title}”.'],
  },
  APPROVAL_CANCELED: {
    ko: ['결재 취소', '{person} 님이 ‘{title}’ 문서를 취소했습니다.'],
    ja: ['決裁取消', '{person}さんが「{title}」を取り消しました。'],
    en: ['Cancelled', '{person} cancelled “{title}”.'],
  },
  MEMBER_JOINED: {
    ko: ['새 구성원', '{person} 님이 합류했습니다.'],
    ja: ['新しいメンバー', '{person}さんが参加しました。'],
    en: ['New member', '{person} has joined.'],
  },
  INVITED: {
    ko: ['초대', '{company}에서 구성원으로 초대했습니다.'],
    ja: ['招待', '{company}からメンバーとして招待されました。'],
    en: ['Invitation', '{company} has invited you to join.'],
  },
}

/** Title and content of a notification in the reader's language; a value that is missing leaves nothing behind. */
export function notificationText(
  kind: string,
  data: Record<string, unknown>,
  language: Language,
): { title: string; content: string } {
  const sentence = sentences[kind as NotificationKind]?.[language]
  if (!sentence) return { title: kind, content: '' }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''))
  return { title: fill(sentence[0]), content: fill(sentence[1]) }
}
