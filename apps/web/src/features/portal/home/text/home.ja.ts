export const home: Translated<'home'> = {
  greeting: '{{name}}さん、お疲れさまです',
  arrange: 'ホームの構成',
  day: {
    title: '今日の勤務',
  },
  next: {
    title: '次の勤務日',
    meeting: '最初の会議',
    now: '現在',
    atWork: '{{n}}名が勤務中',
  },
  forgotten: {
    DAY: '{{day}}の打刻がありません。',
    OUT: '{{day}}の退勤の打刻がありません。',
    PLAN: '{{day}}は退勤の打刻がないため、予定時刻（{{time}}）で記録されています。',
    correct: '打刻の修正',
  },
  events: {
    label: '今後の行事',
    everybody: '全メンバー',
  },
  away: {
    title: '休暇取得者',
    none: '休暇の予定はありません。',
    part: '{{name}}（{{from}}～{{to}}）',
    more: '{{names}}ほか{{n}}名',
  },
  approvals: {
    title: '電子決裁',
    toApprove: '決裁待ちの文書',
    requested: '送信済み・決裁待ち',
    inProgress: '送信済み・進行中',
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
  celebrations: {
    title: '今週の記念日',
    birthday: '誕生日',
    years: '入社{{n}}周年',
    more: 'ほか{{n}}件を表示',
    today: '今日',
  },
  menu: {
    title: '今日のメニュー',
    none: 'メニューは登録されていません。',
    week: '週間メニュー',
    enter: 'メニューを登録',
  },
  operator: {
    title: '運営者からの連絡',
    from: 'サービス運営者',
    putAway: '運営者からの連絡を閉じる',
  },
  notifications: {
    title: '通知',
    open: 'すべての通知',
  },
}
