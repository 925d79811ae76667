export const documentCancel = {
  name: '문서 취소',
  title: '취소할 문서',
  document: '문서',
  serial: '문서 번호',
  open: '문서 열기',
  reason: '취소 사유',
}

declare global {
  interface WebTexts {
    documentCancel: typeof documentCancel
  }
}
