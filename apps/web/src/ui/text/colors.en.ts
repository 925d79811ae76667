export const colors: Translated<'colors'> = {
  none: 'No color',
  blue: 'Indigo',
  sky: 'Blue',
  teal: 'Teal',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  red: 'Red',
  violet: 'Violet',
  gray: 'Gray',
}
