export const colors = {
  none: '색 없음',
  blue: '남색',
  sky: '파랑',
  teal: '청록',
  green: '초록',
  yellow: '노랑',
  orange: '주황',
  red: '빨강',
  violet: '보라',
  gray: '회색',
}

declare global {
  interface WebTexts {
    colors: typeof colors
  }
}
