import type { home as source } from '../ko/home.ts'
import type { SameShape } from '../same-shape.ts'

export const home: SameShape<typeof source> = {
  greeting: '{{name}}さん、こんにちは',
  start: {
    title: 'はじめにすること',
    note: '次の項目を終えると、すぐに会社で使えます。',
    dismiss: '隠す',
    done: '完了',
    teams: 'チームを作る',
    members: 'メンバーを招待',
    hours: '勤務時間を確認',
    rooms: '会議室を作る',
  },
  day: { title: '本日の勤務' },
  approvals: {
    title: '決裁',
    toApprove: '決裁する文書',
    inProgress: '進行中の自分の文書',
    open: '受信トレイを見る',
    count: '{{n}}件',
  },
  leave: {
    title: '自分の休暇',
    usedOf: '{{total}}のうち{{used}}使用',
    request: '休暇を申請',
    none: 'まだ発生した年次休暇はありません。',
    open: '休暇を見る',
  },
  team: {
    title: '{{name}} 本日',
    open: '勤務状況を見る',
    none: '所属チームがありません',
    noneHint: 'チームが決まるとメンバーの勤務状況が表示されます。',
  },
  bookings: {
    title: 'これからの会議室予約',
    none: '予約した会議室はありません。',
    open: '会議室を見る',
    time: '{{from}} – {{to}}',
  },
  birthdays: { title: '今週の誕生日', none: '今週誕生日の人はいません。', today: '本日' },
  notifications: {
    title: 'お知らせ',
    unread: '未読のお知らせ',
    none: '新しいお知らせはありません。',
    open: 'お知らせを見る',
  },
}
