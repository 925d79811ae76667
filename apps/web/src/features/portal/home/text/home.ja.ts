export const home: Translated<'home'> = {
  greeting: '{{name}}さん、お疲れさまです',
  start: {
    title: 'はじめに',
    note: 'すべて完了するか非表示にすると、この一覧は表示されなくなります。',
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
    title: '今日の勤務',
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
    part: '{{name}}（{{from}}～{{to}}）',
    more: '{{names}}ほか{{n}}名',
  },
  approvals: {
    title: '電子決裁',
    toApprove: '決裁待ちの文書',
    inProgress: '進行中の文書',
    open: '受信トレイ',
    count: '{{n}}件',
  },
  leave: {
    title: '自分の休暇',
    usedOf: '{{total}}のうち{{used}}使用',
    request: '休暇を申請',
    open: '休暇の状況',
    available: '残り',
    total: '付与',
    part: {
      used: '使用',
      held: '申請中',
      left: '残り',
    },
  },
  team: {
    title: '{{name}}の勤務状況',
    open: '勤務状況',
    nobody: '{{n}}名全員が未出勤です。',
  },
  bookings: {
    title: '今後の会議室予約',
    open: '会議室',
  },
  birthdays: {
    title: '今週の誕生日',
    today: '今日',
  },
  notifications: {
    title: '通知',
    open: 'すべての通知',
  },
}
