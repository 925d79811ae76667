export const meals: Translated<'meals'> = {
  title: '週間メニュー',
  words: '今日のメニュー 昼食 ランチ',
  today: '今日',
  none: 'この週のメニューは登録されていません。',
  placeholder: '例：豚肉の炒め物、味噌汁、サラダ',
  undo: '変更を破棄',
  picture: '{{day}}のメニューの写真',
}
