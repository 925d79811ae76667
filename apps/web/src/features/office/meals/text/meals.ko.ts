export const meals = {
  title: '주간 식단',
  /** What it is called elsewhere, for the palette. */
  words: '오늘의 메뉴 점심 식사',
  today: '오늘',
  none: '이 주에 등록된 식단이 없습니다.',
  placeholder: '예: 제육볶음, 된장국, 샐러드',
  undo: '변경 취소',
  picture: '{{day}} 식단 사진',
}

declare global {
  interface WebTexts {
    meals: typeof meals
  }
}
