export const decisions = {
  act: {
    bar: '문서 처리',
    approve: '승인',
    agree: '합의',
    approveWithComment: '의견 입력 후 승인',
    deny: '반려',
    confirm: '확인',
    withdraw: '승인 취소',
    undo: '실행 취소',
    takeBack: '회수',
    cancel: '문서 취소',
  },
  done: {
    approve: '승인했습니다.',
    approveUndoable: '승인했습니다. 다음 결재자가 처리하기 전까지 취소할 수 있습니다.',
    deny: '반려했습니다.',
    confirm: '확인했습니다.',
    withdraw: '승인을 취소했습니다. 다시 처리할 수 있습니다.',
    takeBack: '문서를 회수했습니다.',
    cancel: '문서를 취소했습니다.',
  },
  doneFor: {
    approve: '{{name}} 님의 {{title, object}} 승인했습니다',
    deny: '{{name}} 님의 {{title, object}} 반려했습니다',
    confirm: '{{name}} 님의 {{title, object}} 확인했습니다',
    withdraw: '{{name}} 님의 {{title}} 승인을 취소했습니다',
    takeBack: '{{title, object}} 회수했습니다',
    cancel: '{{title, object}} 취소했습니다',
  },
  refused: '처리하지 못하여 변경하지 않았습니다: {{title}}',
  nothingToUndo:
    '취소할 수 있는 승인이 없습니다. 다음 결재자가 처리했거나 결재가 완료되고 10초가 지난 문서는 취소할 수 없습니다.',
  comment: {
    label: '의견',
    approveTitle: '의견 입력 후 승인',
    denyTitle: '반려 의견',
    denyHint: '기안자가 보완할 사항을 입력해 주십시오.',
    optional: '선택 항목입니다.',
    needed: '반려 의견을 입력해 주십시오.',
    tooLong: '80자를 넘었습니다: {{n}}/80자',
    count: '{{n}}/80자',
  },
  waiting: '결재할 문서 {{n}}건',
}

declare global {
  interface WebTexts {
    decisions: typeof decisions
  }
}
