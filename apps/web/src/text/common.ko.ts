export const common = {
  product: '결',
  action: {
    save: '저장',
    cancel: '취소',
    delete: '삭제',
    edit: '수정',
    add: '추가',
    retry: '다시 시도',
    back: '이전',
    next: '다음',
    select: '선택',
    clear: '삭제',
    copy: '복사',
  },
  state: {
    loading: '불러오는 중입니다.',
    saved: '저장했습니다.',
    deleted: '삭제했습니다.',
    copied: '복사했습니다.',
    none: '없음',
  },
  error: {
    title: '불러오지 못했습니다',
    network:
      '서버에 연결할 수 없습니다. 입력한 내용은 유지됩니다. 네트워크를 확인한 뒤 다시 시도해 주십시오.',
    unexpected: '예상하지 못한 오류가 발생했습니다. 입력한 내용은 유지됩니다. 잠시 후 다시 시도해 주십시오.',
    notFoundTitle: '화면을 찾을 수 없습니다',
    notFound: '주소가 변경되었거나 삭제된 화면입니다.',
    goHome: '홈으로 이동',
    required: '필수 항목입니다. 입력해 주십시오.',
    email: '올바른 이메일 주소를 입력해 주십시오.',
  },
  role: {
    fullAdmin: '전체 관리자',
    limitedAdmin: '중간관리자',
    leader: '팀장',
    member: '구성원',
    payroll: '급여 담당자',
  },
  showPassword: '보기',
  hidePassword: '숨기기',
}

declare global {
  interface WebTexts {
    common: typeof common
  }
}
