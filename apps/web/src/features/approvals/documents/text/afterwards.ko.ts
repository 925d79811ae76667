export const afterwards = {
  act: {
    menu: '추가 작업',
    askCancel: '취소 요청',
    resubmit: '재상신',
    copy: '복사하여 기안',
    delete: '삭제',
  },
  cancel: {
    title: '취소 요청',
    about: '승인한 결재자에게 취소 문서가 상신됩니다. 승인되면 이 문서와 처리된 내용이 취소됩니다.',
    reason: '취소 사유',
    reasonHint: '결재자가 확인할 수 있도록 사유를 입력해 주십시오.',
    needed: '취소 사유를 입력해 주십시오.',
    send: '상신',
    done: '취소 문서를 상신했습니다. 문서 번호 {{serial}}',
    open: '취소 문서 보기',
    asked: '이 문서의 취소가 요청되었습니다.',
    canceled: '이 문서는 취소되었습니다.',
  },
  resubmission: {
    of: '재상신된 문서입니다.',
    by: '이 문서는 재상신되었습니다.',
    openBefore: '이전 문서 보기',
    openAfter: '재상신한 문서 보기',
    denied: '{{name}} 님의 반려 의견: {{comment}}',
    before: '이전 문서에서 변경된 내용',
  },
  changes: {
    title: '변경 내용',
    none: '제목, 본문, 입력 항목에 변경된 내용이 없습니다.',
    version: '{{n}}차 수정 · {{at}} · {{name}}',
    system: '시스템',
    documentTitle: '제목',
    text: '본문',
    added: '추가',
    removed: '삭제',
    hidden: '같은 내용 생략',
  },
  delete: {
    title: '문서를 삭제하시겠습니까?',
    message: '삭제한 문서는 복구할 수 없으며, 문서 번호는 다시 사용되지 않습니다.',
    done: '문서를 삭제했습니다.',
  },
}

declare global {
  interface WebTexts {
    afterwards: typeof afterwards
  }
}
