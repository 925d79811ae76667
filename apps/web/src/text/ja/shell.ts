import type { shell as source } from '../ko/shell.ts'
import type { SameShape } from '../same-shape.ts'

export const shell: SameShape<typeof source> = {
  skip: '本文へ移動',
  navigation: 'メインメニュー',
  trail: '現在の場所',
  collapse: 'メニューをたたむ',
  expand: 'メニューを広げる',
  more: 'その他',
  search: '検索・移動',
  account: 'マイメニュー',
  profile: 'プロフィール',
  language: '言語',
  colors: '画面の明るさ',
  light: '明るい',
  dark: '暗い',
  system: '端末の設定に従う',
  signOut: 'ログアウト',
  offline: 'ネットワークが切れました。入力した内容は残っています。つながり次第、保存を続けられます。',
  fileWork: {
    now: 'ファイルを処理しています。',
    waiting: 'ファイルが順番を待っています。待ち{{of}}件中{{place}}番目です。',
  },
  palette: {
    title: 'クイック操作',
    hint: '画面、人、文書、申請を検索',
    pages: '画面',
    empty: '見つかりません。別の言葉で検索してください。',
    move: '移動',
    open: '開く',
    close: '閉じる',
  },
  nav: {
    home: 'ホーム',
    settings: '設定',
  },
}
