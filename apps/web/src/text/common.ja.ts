export const common: Translated<'common'> = {
  product: 'Gyeol',
  action: {
    save: '保存',
    cancel: 'キャンセル',
    delete: '削除',
    edit: '編集',
    add: '追加',
    retry: '再試行',
    back: '戻る',
    next: '次へ',
    select: '選択',
    clear: '消去',
    copy: 'コピー',
  },
  state: {
    loading: '読み込み中です。',
    saved: '保存しました。',
    deleted: '削除しました。',
    copied: 'コピーしました。',
    none: 'なし',
  },
  error: {
    title: '読み込めませんでした',
    network:
      'サーバーに接続できません。入力した内容は残っています。ネットワークを確認してからもう一度お試しください。',
    unexpected:
      '予期しないエラーが発生しました。入力した内容は残っています。しばらくしてからもう一度お試しください。',
    notFoundTitle: '画面が見つかりません',
    notFound: 'アドレスが変更されたか、削除された画面です。',
    goHome: 'ホームへ',
    required: '必須項目です。入力してください。',
    email: '正しいメールアドレスを入力してください。',
  },
  role: {
    fullAdmin: 'システム管理者',
    limitedAdmin: '部門管理者',
    leader: 'チームリーダー',
    member: 'メンバー',
    payroll: '給与担当者',
  },
  showPassword: '表示',
  hidePassword: '隠す',
}
