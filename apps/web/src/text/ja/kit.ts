import type { kit as source } from '../ko/kit.ts'
import type { SameShape } from '../same-shape.ts'

export const kit: SameShape<typeof source> = {
  badge: {
    waiting: '待機', progress: '進行中', approved: '承認', denied: '却下', canceled: '取消', informed: '通知',
    working: '勤務中', away: '外勤', home: '在宅', leave: '休暇', notIn: '未出勤', out: '退勤', dayOff: '休日',
  },
  table: {
    range: '{{from}}–{{to}} / 全{{total}}件',
    pages: 'ページ移動',
    page: '{{n}}ページ',
    first: '最初のページ',
    last: '最後のページ',
    previous: '前のページ',
    next: '次のページ',
    selectAll: 'このページをすべて選択',
    selectRow: '{{name}}を選択',
    sum: '合計',
    emptyTitle: '表示する内容がありません',
    emptyHint: '条件を変えるか、新しく追加してください。',
  },
  error: {
    title: '読み込めませんでした',
    unexpected: '予期しない問題が発生しました。しばらくしてからもう一度お試しください。',
    notSaved: '保存できませんでした',
    kept: '入力した内容はそのまま残っています。',
    requestId: 'お問い合わせの際にお知らせください: リクエスト番号 {{id}}',
    retry: '再試行',
  },
  dialog: {
    save: '保存',
    cancel: 'キャンセル',
    close: '閉じる',
    confirm: '確認',
    leaveTitle: '保存していない内容があります',
    leaveText: 'いま閉じると、入力した内容は失われます。',
    leave: '閉じて破棄',
    stay: '入力を続ける',
  },
  loading: '読み込んでいます。',
  why: {
    button: 'なぜ?', label: '{{name}}: 計算の根拠を見る', title: 'このように計算しました', rule: '規則', article: '根拠', input: '入力', effect: '結果',
    empty: '記録された計算の根拠がありません。',
  },
  stamp: { line: '決裁欄', empty: '決裁者がまだいません。', next: '次の順番' },
  person: {
    label: 'メンバー', placeholder: '名前で検索', remove: '{{name}}を外す', nothing: '該当する人がいません。名前の一部で検索してください。',
    searching: '検索しています。', failed: '検索できませんでした。ネットワークを確認して、もう一度入力してください。',
  },
  team: { label: 'チーム', placeholder: 'チーム名で検索', nothing: '該当するチームがありません。', clear: 'チームの選択を消す' },
  day: {
    placeholder: '日付を入力または選択', range: '開始日 – 終了日', month: '月を選択', clear: '日付を消す', previous: '前へ', next: '次へ', today: '今日',
    previousPeriod: '前の期間', nextPeriod: '次の期間', thisMonth: '今月', openCalendar: 'カレンダーを開く',
  },
  time: { placeholder: '例: 0930', wrong: '時刻は0930のように入力してください。', hint: '0930のように入力するか、上下の矢印で10分ずつ変えられます。' },
  search: { label: '検索', clear: '検索語を消す' },
  filter: { label: '条件', all: 'すべて', reset: '条件を消す' },
  progress: {
    running: '{{done}} / {{total}} 処理しています。', finished: '{{total}}件をすべて処理しました。', finishedWithFailures: '{{done}}件のうち{{failed}}件を処理できませんでした。',
    failedRows: '処理できなかった行', row: '行', reason: '理由', leave: 'この画面を離れても続き、通知から再び見られます。',
  },
  menu: { open: 'その他' },
  gauge: { of: '{{value}} / {{max}}', over: '上限を{{amount}}超えました。' },
  timeline: { planned: '予定', actual: '勤務', rest: '休憩', leave: '休暇', none: '記録がありません。' },
  days: { hours: '{{n}}時間' },
}
