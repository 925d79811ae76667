export const forms = {
  name: '일반',
  withForm: '양식 문서',
  answers: '양식 내용',
  noAnswer: '입력하지 않음',
  sum: '합계',
  sumOf: '{{name}} 합계',
  row: '{{n}}행',
  addRow: '행 추가',
  filesLater: '파일은 문서를 작성할 때 첨부합니다.',
  follows: '승인 시 처리되는 신청',
  filled: '인사 정보에서 자동으로 입력됩니다.',
}

declare global {
  interface WebTexts {
    forms: typeof forms
  }
}
