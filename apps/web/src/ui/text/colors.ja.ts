export const colors: Translated<'colors'> = {
  none: '色なし',
  blue: '藍',
  sky: '青',
  teal: '青緑',
  green: '緑',
  yellow: '黄',
  orange: 'オレンジ',
  red: '赤',
  violet: '紫',
  gray: '灰色',
}
