export const papers = {
  print: '인쇄',
  pdf: 'PDF 다운로드',
  period: '기간 다운로드',
  title: '기간 문서 다운로드',
  hint: '기간에 상신된 모든 문서를 PDF로 만들어 첨부 파일과 함께 압축 파일 하나로 다운로드합니다. 최대 500건까지 다운로드할 수 있습니다.',
  range: '상신 기간',
  stop: '다운로드 중단',
  download: '다운로드',
  many: '선택한 문서 PDF 다운로드',
}

declare global {
  interface WebTexts {
    papers: typeof papers
  }
}
