export const home: Translated<'home'> = {
  greeting: '{{name}}さん、こんにちは',
  start: {
    title: 'はじめにすること',
    note: 'すべて終えるか非表示にすると、この一覧は消えます。',
    dismiss: 'すべて非表示',
    dismissStep: '「{{step}}」を非表示',
    dismissed: '{{n}}件の項目を非表示にしました。',
    again: '元に戻す',
    done: '完了',
    step: {
      TEAMS: 'チームを追加',
      RANKS: '職級を追加',
      MEMBERS: 'メンバーを招待',
      HOURS: '勤務時間を確認',
      ROOMS: '会議室を追加',
    },
  },
  day: {
    title: '本日の勤務',
  },
  next: {
    title: '次の勤務日',
    meeting: '最初の会議',
    now: '現在',
    atWork: '{{n}}名が勤務中',
  },
  away: {
    title: '休暇',
    none: '休暇の予定はありません。',
    part: '{{name}}({{from}} – {{to}})',
    more: '{{names}} ほか{{n}}名',
  },
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
    open: '休暇を見る',
    available: '残り',
    total: '付与合計',
    part: {
      used: '使用',
      held: '申請中',
      left: '残り',
    },
  },
  team: {
    title: '{{name}} 本日',
    open: '勤務状況を見る',
    nobody: '{{n}}名ともまだ出勤していません。',
  },
  bookings: {
    title: 'これからの会議室予約',
    open: '会議室を見る',
    time: '{{from}} – {{to}}',
  },
  birthdays: {
    title: '今週の誕生日',
    today: '本日',
  },
  notifications: {
    title: '通知',
    open: '通知を見る',
  },
}
