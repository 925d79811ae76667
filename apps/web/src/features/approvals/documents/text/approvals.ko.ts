export const approvals = {
  title: '전자결재',
  write: '기안',
  inbox: '받은 문서함',
  outbox: '보낸 문서함',
  bookmarks: '북마크',
  delegations: '위임',
  boxes: '문서함',
  documents: '문서 목록',
  document: '문서',
  tabs: {
    inbox: {
      requested: '결재할 문서',
      processing: '진행',
      processed: '완료',
      informed: '통보',
      circulation: '회람',
      canceled: '취소',
    },
    outbox: {
      requested: '대기',
      processing: '진행',
      processed: '완료',
      informed: '통보',
      canceled: '취소',
    },
    bookmarks: {
      marked: '북마크한 문서',
    },
  },
  status: {
    REQUESTED: '진행',
    APPROVED: '승인',
    DENIED: '반려',
    CANCELED: '취소',
    INFORMED: '통보',
  },
  kind: {
    OTHER: '기타',
  },
  line: {
    drafter: '기안',
    APPROVER: '결재',
    AGREEER: '합의',
    FAGREEER: '최종 합의',
    CIRCULATOR: '회람',
    VIEWER: '참조',
    submitted: '기안',
    skipped: '생략',
    turn: '결재 차례',
    planned: '예정',
    waitsFor: '{{name}} 님 차례',
    waitsForMe: '내 차례',
    deniedBy: '{{name}} 님 반려',
    deniedByMe: '내가 반려',
    progress: '{{done}}/{{total}} 처리',
    title: '결재선 {{done}}/{{total}}',
    state: {
      WAITING: '예정',
      TURN: '차례',
      APPROVED: '승인',
      DENIED: '반려',
      CONFIRMED: '확인',
      SKIPPED: '생략',
    },
  },
  readers: {
    title: '회람과 참조',
    read: '열람',
    unread: '미열람',
    confirmed: '확인',
  },
  opinions: {
    title: '의견',
  },
  content: '내용',
  noContent: '내용이 없습니다.',
  oldContent: '이전 양식으로 작성된 문서이므로 일부 내용이 표시되지 않습니다.',
  serial: '문서 번호 {{serial}}',
  submittedAt: '기안 {{at}}',
  submittedBy: '대리 상신 {{name}}',
  decidedAt: '종결 {{at}}',
  unread: '읽지 않음',
  selectRow: '{{name}} 선택',
  more: '이전 문서를 불러오는 중입니다.',
  moreFailed: '이전 문서를 불러오지 못했습니다.',
  end: '마지막 문서입니다.',
  blocked: {
    notYourTurn: '{{name}} 님의 차례입니다. 이전 순서가 완료되면 처리할 수 있습니다.',
    nextActed: '다음 결재자가 이미 처리하여 승인을 취소할 수 없습니다.',
    doneNotCancelable: '회사 설정에 따라 승인이 완료된 문서는 취소할 수 없습니다.',
  },
  cancelDialog: {
    takeBack: '이 문서를 회수하시겠습니까?',
    cancel: '이 문서를 취소하시겠습니까?',
    open: '받은 사람의 취소 문서로 이동합니다. 다시 진행하려면 재상신해 주십시오.',
    done: '승인으로 처리된 내용이 취소됩니다.',
    keep: '유지',
  },
  bulk: {
    bar: '선택한 문서',
    selected: '{{n}}건 선택',
    selectAll: '모두 선택',
    clear: '선택 해제',
    close: '닫기',
    results: '문서별 결과',
    approve: {
      run: '{{n}}건 승인',
      title: '{{n}}건 일괄 승인',
      comment: '모든 문서에 남길 의견',
      list: '승인할 문서',
      done: '{{n}}건을 모두 승인했습니다',
      some: '{{done}}건 승인, {{failed}}건 실패',
    },
    deny: {
      run: '{{n}}건 반려',
      title: '{{n}}건 일괄 반려',
      comment: '모든 문서에 남길 반려 의견',
      list: '반려할 문서',
      done: '{{n}}건을 모두 반려했습니다',
      some: '{{done}}건 반려, {{failed}}건 실패',
    },
    withdraw: {
      done: '{{n}}건의 승인을 모두 취소했습니다',
      some: '{{done}}건 승인 취소, {{failed}}건 실패',
    },
  },
  empty: {
    inbox: {
      requested: {
        title: '결재할 문서가 없습니다',
        hint: '새 문서가 도착하면 이곳과 메뉴의 건수에 표시됩니다.',
      },
      processing: {
        title: '진행 중인 문서가 없습니다',
        hint: '처리한 문서는 결재가 완료될 때까지 표시됩니다.',
      },
      processed: {
        title: '완료된 문서가 없습니다',
        hint: '결재가 완료된 문서가 표시됩니다.',
      },
      informed: {
        title: '통보받은 문서가 없습니다',
        hint: '결재 없이 통보된 문서가 표시됩니다.',
      },
      circulation: {
        title: '회람 문서가 없습니다',
        hint: '회람받은 문서가 표시됩니다.',
      },
      canceled: {
        title: '취소된 문서가 없습니다',
        hint: '기안자가 회수하거나 취소한 문서가 표시됩니다.',
      },
    },
    outbox: {
      requested: {
        title: '대기 중인 문서가 없습니다',
        hint: '기안한 문서는 결재자에게 즉시 전달됩니다.',
      },
      processing: {
        title: '진행 중인 문서가 없습니다',
        hint: '결재가 시작된 문서가 표시됩니다.',
      },
      processed: {
        title: '완료된 문서가 없습니다',
        hint: '승인되거나 반려된 문서가 표시됩니다.',
      },
      informed: {
        title: '통보한 문서가 없습니다',
        hint: '결재 없이 통보한 문서가 표시됩니다.',
      },
      canceled: {
        title: '취소한 문서가 없습니다',
        hint: '회수하거나 취소한 문서가 표시됩니다.',
      },
    },
    bookmarks: {
      marked: {
        title: '북마크한 문서가 없습니다',
        hint: '문서의 별표를 누르면 이곳에서 다시 찾을 수 있습니다.',
      },
    },
    pane: {
      title: '문서를 선택해 주십시오',
      hint: '목록에서 문서를 누르거나 키보드로 이동할 수 있습니다.',
    },
    paneDone: {
      title: '문서를 모두 처리했습니다',
      hint: '새 문서가 도착하면 알림을 보내 드립니다.',
    },
  },
  missing: {
    title: '문서를 찾을 수 없습니다',
    hint: '삭제되었거나 주소가 올바르지 않습니다.',
    forbiddenTitle: '열람 권한이 없는 문서입니다',
    forbiddenHint:
      '기안자와 결재선의 구성원만 열람할 수 있습니다. 필요하면 기안자에게 회람을 요청해 주십시오.',
    back: '목록',
  },
  keys: {
    open: '단축키 보기',
    title: '단축키',
    next: '다음 문서',
    previous: '이전 문서',
    openDocument: '문서 열기',
    approve: '승인',
    approveWithComment: '의견 입력 후 승인',
    deny: '의견 입력 후 반려',
    confirm: '확인',
    undo: '내 승인 취소',
    toggle: '문서 선택 또는 해제',
    bookmark: '북마크 추가 또는 해제',
    reply: '댓글 입력',
    circulate: '회람 추가',
    close: '선택 해제, 문서 닫기',
    help: '단축키 보기',
    korean: '한글 입력 상태에서도 같은 위치의 키로 작동합니다.',
  },
  find: {
    title: '문서',
    sent: '보낸 문서함',
  },
}

declare global {
  interface WebTexts {
    approvals: typeof approvals
  }
}
