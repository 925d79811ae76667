export const proofs = {
  history: {
    title: '이력',
    whole: '기록이 모두 이어져 있으며, 문서가 마지막 처리 이후 변경되지 않았습니다.',
    wholeLate:
      '기록이 모두 이어져 있습니다. 이력 기록이 시작되기 전의 처리는 문서에 남아 있던 내용으로 기록했습니다.',
    notBegun: '이력 기록이 시작되기 전의 문서입니다. 문서에 남아 있는 처리만 표시됩니다.',
    printed: '출력된 문서는 {{number}}번째 기록({{at}})까지의 이력과 일치합니다.',
    notPrinted: '출력된 문서의 해시와 일치하는 기록이 없습니다. 위조된 출력물일 수 있습니다.',
    late: '사후 기록',
    product: '시스템',
    for: '{{actor}} (대신 처리: {{name}})',
    hash: '기록 해시 {{hash}}',
  },
  act: {
    SUBMIT: '상신',
    READ: '열람',
    APPROVE: '승인',
    DENY: '반려',
    CONFIRM: '확인',
    FINAL: '전결',
    SUBSTITUTE: '대결',
    WITHDRAW: '승인 취소',
    TAKE_BACK: '회수',
    CANCEL: '문서 취소',
    /** Where it is not known any more whether it had been approved. */
    ENDED: '회수·취소',
    CHANGE: '내용 수정',
    HAND_OVER: '결재 인계',
    DELEGATE: '위임',
    CIRCULATE: '회람 추가',
    UNCIRCULATE: '회람 해제',
    KEEP: '계속 보관',
    ERASE: '보존 기간 만료로 삭제',
  },
  broken: {
    ENTRY_CHANGED: '{{number}}번째 기록이 변경되었습니다.',
    ENTRY_MISSING: '{{number}}번째 기록 앞에서 기록이 끊겼습니다.',
    DOCUMENT_CHANGED: '{{number}}번째 기록 이후 문서가 기록 없이 변경되었습니다.',
    CHAIN_TAKEN: '기록이 있던 문서인데 이력이 모두 삭제되었습니다.',
  },
  check: {
    start: '검사',
    none: '검사한 적이 없습니다',
    noneHint: '검사를 시작하면 화면을 닫아도 계속 진행됩니다.',
    progress: '검사한 문서',
    asked: '{{at}} {{name}} 님이 시작',
    whole: '문서 {{n}}건의 이력이 모두 이어져 있습니다.',
    broken: '이력이 끊긴 문서가 {{n}}건 있습니다.',
    begun: '이력 기록이 시작되기 전의 문서 {{n}}건은 이번 검사부터 기록합니다.',
  },
}

declare global {
  interface WebTexts {
    proofs: typeof proofs
  }
}
