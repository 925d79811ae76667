export const audit = {
  download: '엑셀 다운로드',
  empty: '해당하는 기록이 없습니다',
  emptyHint: '조건을 변경해 다시 조회해 주십시오.',
  more: '더 보기',
  product: '시스템',
  target: '대상: {{name}}',
  from: 'IP {{ip}}',
  changes: '변경 내용 {{n}}건',
  filters: '변경 기록 조회 조건',
  actor: '실행자',
  user: '대상 구성원',
  area: '영역',
  action: '작업',
  period: '기간',
  all: '전체',
  unknownPerson: '알 수 없는 구성원',
}

declare global {
  interface WebTexts {
    audit: typeof audit
  }
}
