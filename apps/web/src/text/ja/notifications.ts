import type { notifications as source } from '../ko/notifications.ts'
import type { SameShape } from '../same-shape.ts'

export const notifications: SameShape<typeof source> = {
  title: 'お知らせ',
  bell: 'お知らせ、未読 {{n}}件',
  bellNone: 'お知らせ、未読なし',
  many: '99+',
  readAll: 'すべて既読にする',
  allRead: 'すべてのお知らせを既読にしました。',
  showAll: 'すべてのお知らせを見る',
  unread: '未読',
  list: 'お知らせ一覧',
  empty: '届いたお知らせはありません',
  emptyHint: '決裁や招待など、確認することがあるとここに集まります。',
  noPage: 'このページにお知らせはありません',
  noPageHint: 'お知らせはこれより前のページにあります。最新のものからご覧ください。',
  newest: '最新のお知らせを見る',
}
