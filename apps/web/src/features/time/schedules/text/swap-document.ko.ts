export const swapDocument = {
  name: '휴일 대체',
  title: '대체 내용',
  work: '근무하는 휴일',
  free: '대체 휴일',
  reason: '사유',
}

declare global {
  interface WebTexts {
    swapDocument: typeof swapDocument
  }
}
