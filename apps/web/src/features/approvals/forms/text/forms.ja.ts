export const forms: Translated<'forms'> = {
  name: '一般',
  withForm: '様式の文書',
  answers: '様式の内容',
  noAnswer: '未入力',
  sum: '合計',
  sumOf: '{{name}}の合計',
  row: '{{n}}行目',
  addRow: '行を追加',
  filesLater: 'ファイルは文書の作成時に添付します。',
  follows: '承認時に処理される申請',
  filled: '人事情報から自動で入力されます。',
}
