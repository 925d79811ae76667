export const swapDocument: Translated<'swapDocument'> = {
  name: '休日の振替',
  title: '振替の内容',
  work: '勤務する休日',
  free: '代わりの休日',
  reason: '理由',
}
