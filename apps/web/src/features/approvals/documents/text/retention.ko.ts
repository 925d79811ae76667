export const retention = {
  list: '삭제 승인 대기 {{n}}건',
  none: '보존 기간이 지난 문서가 없습니다',
  noneHint: '양식에 정한 보존 기간이 지나면 여기에 표시되고, 승인하기 전에는 삭제되지 않습니다.',
  serial: '문서 번호',
  name: '제목',
  author: '기안자',
  ended: '완료일',
  years: '보존 기간',
  yearCount: '{{n}}년',
  keep: '계속 보관',
  delete: '삭제',
  askKeep: '문서 {{n}}건을 영구 보관하시겠습니까?',
  keepHint: '다시 삭제 대상으로 표시되지 않습니다.',
  askDelete: '문서 {{n}}건을 삭제하시겠습니까?',
  deleteHint: '본문과 첨부 파일은 복구할 수 없습니다. 문서 번호와 처리 이력은 남습니다.',
  kept: '{{n}}건을 계속 보관합니다.',
  erased: '삭제된 문서 {{n}}건',
  erasedAt: '삭제 시각',
  history: '이력',
  open: '이력 보기',
  openHistory: '{{serial}} 이력 보기',
  deleted: '{{n}}건을 삭제했습니다.',
}

declare global {
  interface WebTexts {
    retention: typeof retention
  }
}
