import type { common as source } from '../ko/words.ts'
import type { SameShape } from '../same-shape.ts'

export const common: SameShape<typeof source> = {
  product: 'Gyeol',
  action: {
    save: '保存',
    cancel: 'キャンセル',
    close: '閉じる',
    confirm: '確認',
    delete: '削除',
    edit: '編集',
    add: '追加',
    retry: '再試行',
    back: '戻る',
    next: '次へ',
    search: '検索',
    apply: '適用',
    reset: 'リセット',
    download: 'ダウンロード',
    more: 'もっと見る',
    open: '開く',
    select: '選択',
    clear: '消去',
    copy: 'コピー',
  },
  state: {
    loading: '読み込み中です。',
    saved: '保存しました。',
    deleted: '削除しました。',
    done: '完了しました。',
    copied: 'コピーしました。',
    none: 'なし',
    optional: '任意',
    required: '必須',
    total: '全{{n}}件',
    selected: '{{n}}件選択中',
  },
  error: {
    title: '読み込めませんでした',
    network:
      'サーバーに接続できません。ネットワークを確認してからもう一度お試しください。入力した内容はそのまま残っています。',
    unexpected:
      '予期しない問題が発生しました。入力した内容はそのまま残っています。しばらくしてからもう一度お試しください。',
    requestId: 'リクエスト番号 {{id}}',
    checkFields: '表示された項目を確認してください。',
    notFoundTitle: '画面が見つかりません',
    notFound: 'アドレスが変更されたか、削除された画面です。',
    goHome: 'ホームへ',
    required: '入力してください。',
    email: '正しいメールアドレスを入力してください。',
    tooLong: '{{n}}文字まで入力できます。',
  },
}
