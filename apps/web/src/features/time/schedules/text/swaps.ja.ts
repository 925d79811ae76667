export const swaps: Translated<'swaps'> = {
  title: '休日の振替',
  ask: '申請',
  work_date: '勤務する休日',
  free_date: '代わりの休日',
  reason: '理由',
  law: '両日の始業24時間前までに承認を受ける必要があります。振り替えた休日の勤務は通常の勤務、代わりの休日の勤務は休日労働として計算します（韓国勤労基準法 第55条第2項）。',
  mark: {
    works: '休日を振り替えた勤務日です。振替休日は{{day}}です。',
    free: '{{day}}の勤務に対する振替休日です。',
  },
  preview: '変更後の予定勤務を確認してください',
  works: '{{day}}：勤務日 {{from}}～{{to}}',
  rests: '{{day}}：有給の休日 {{name}}',
  sent: '休日の振替を申請しました。',
  entered: '休日を振り替えました。',
  remove: '振替を解除',
  removed: '休日の振替を解除しました。',
}
