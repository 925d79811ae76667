import type { Language } from '../../../http/context.ts'

interface Phrases {
  /** Of several at once. */
  many: (count: number) => string
  digest: (day: string, count: number) => string
  line: (title: string, content: string) => string
  more: (count: number) => string
  open: string
  openAll: string
  settings: (address: string) => string
  pushMany: (count: number) => string
}

/** What mails and messages say around the sentences of notifications. */
export const noticePhrases: Record<Language, Phrases> = {
  ko: {
    many: (count) => `읽지 않은 알림이 ${count}건 있습니다`,
    digest: (day, count) => `${day} 알림 요약 ${count}건`,
    line: (title, content) => `[${title}] ${content}`,
    more: (count) => `외 ${count}건`,
    open: '내용 확인',
    openAll: '전체 알림 열기',
    settings: (address) => `메일 수신 여부와 시간은 알림 설정에서 변경할 수 있습니다.\n${address}`,
    pushMany: (count) => `새 알림 ${count}건`,
  },
  ja: {
    many: (count) => `未読の通知が${count}件あります`,
    digest: (day, count) => `${day}の通知まとめ（${count}件）`,
    line: (title, content) => `［${title}］${content}`,
    more: (count) => `ほか${count}件`,
    open: '内容を確認',
    openAll: 'すべての通知を開く',
    settings: (address) => `メールの受信と時間は通知設定で変更できます。\n${address}`,
    pushMany: (count) => `新しい通知 ${count}件`,
  },
  en: {
    many: (count) => `You have ${count} unread notifications`,
    digest: (day, count) => `Digest of ${day}: ${count} notification${count === 1 ? '' : 's'}`,
    line: (title, content) => `${title}: ${content}`,
    more: (count) => `and ${count} more`,
    open: 'View details',
    openAll: 'Open all notifications',
    settings: (address) => `Choose in the notification settings which emails you get, and when.\n${address}`,
    pushMany: (count) => `${count} new notifications`,
  },
}
