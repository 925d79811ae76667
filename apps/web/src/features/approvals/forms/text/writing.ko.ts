export const writing = {
  title: '기안',
  hint: '양식을 선택하거나 자유롭게 작성합니다.',
  ownLines: '본인 결재선',
  search: '양식 검색',
  start: '바로 시작',
  free: '자유 양식',
  noForms: '사용할 수 있는 양식이 없습니다',
  noFormsHint: '자유 양식으로 작성하거나, 관리자에게 양식 등록을 요청해 주십시오.',
  noCategory: '분류 없음',
  mark: '‘{{name}}’ 즐겨찾기',
  drafts: '임시 저장 {{n}}건',
  untitled: '제목 없음',
  removeDraft: '‘{{name}}’ 임시 저장 문서를 삭제하시겠습니까?',
  formGone: '‘{{name}}’ 양식이 삭제되었습니다.',
  formGoneHint: '작성한 본문은 남아 있습니다. 자유 양식으로 계속 작성하거나 다른 양식을 선택해 주십시오.',
  gone: '임시 저장 문서를 찾을 수 없습니다',
  goneHint: '이미 상신했거나 삭제한 문서입니다.',
  name: '제목',
  text: '본문',
  files: '첨부 파일',
  tooLong:
    '본문이 너무 깁니다. 서식을 포함하여 100,000자까지 입력할 수 있으므로 긴 자료는 파일로 첨부해 주십시오.',
  back: '목록',
  submit: '상신',
  sent: '문서를 상신했습니다. 문서 번호 {{serial}}',
  state: {
    clean: '입력한 내용은 자동으로 임시 저장됩니다.',
    dirty: '입력 중',
    saving: '임시 저장 중',
    saved: '임시 저장됨',
    failed: '임시 저장하지 못했습니다. 연결을 확인해 주십시오.',
  },
  line: {
    title: '결재선',
    own: '결재자를 지정하지 않으면 소속 팀의 결재선을 따릅니다.',
    hint: '순서와 역할을 변경할 수 있습니다.',
    fixed: '이 양식의 결재선은 변경할 수 없습니다.',
    add: '결재자 추가',
    place: '{{n}}번째',
    role: '역할',
    order: '순서',
    after: '다음 순서',
    together: '앞과 동시에',
  },
}

declare global {
  interface WebTexts {
    writing: typeof writing
  }
}
