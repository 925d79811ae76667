export const attached = {
  replies: {
    title: '댓글',
    count: '댓글 {{n}}개',
    label: '댓글 입력',
    placeholder: '기안자와 결재선의 구성원에게 알림이 전송됩니다.',
    send: '등록',
    sent: '댓글을 등록했습니다.',
    changed: '수정됨',
    edit: '댓글 수정',
    removeTitle: '댓글을 삭제하시겠습니까?',
    removeText: '삭제한 댓글은 복구할 수 없습니다.',
    older: '이전 댓글 보기',
    tooLong: '댓글은 1,000자까지 입력할 수 있습니다.',
    menu: '내 댓글',
  },
  files: {
    title: '첨부 파일',
    failed: '문서는 저장되었으나 ‘{{name}}’ 파일을 첨부하지 못했습니다. 다시 첨부해 주십시오.',
  },
  references: {
    title: '관련 문서',
    add: '관련 문서 추가',
    hint: '이 문서를 열람할 수 있는 사람은 추가한 문서의 내용도 열람할 수 있습니다.',
    search: '제목, 문서 번호 검색',
    choose: '{{title}} 추가',
    chosen: '추가됨',
    none: '추가할 수 있는 문서가 없습니다.',
    remove: '{{title}} 삭제',
    gone: '삭제된 문서',
    more: '더 보기',
  },
  circulation: {
    title: '회람 추가',
    people: '구성원',
    teams: '팀 전체',
    hint: '대상자에게 알림을 보내며, 대상자는 문서를 열람하고 확인할 수 있습니다.',
    add: '회람',
    nobody: '구성원 또는 팀을 선택해 주십시오.',
    done: '회람했습니다.',
    remove: '{{name}} 님 회람 제외',
    removed: '회람에서 제외했습니다.',
    removeTeam: '{{name}} 선택 해제',
  },
}

declare global {
  interface WebTexts {
    attached: typeof attached
  }
}
