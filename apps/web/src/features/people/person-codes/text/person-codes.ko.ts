export const personCodes = {
  slack: {
    title: '슬랙 사용자',
    note: '슬랙 멤버 ID를 구성원과 연결합니다.',
    add: '슬랙 사용자 추가',
    edit: '슬랙 사용자 수정',
    person: '구성원',
    team: '팀',
    code: '슬랙 멤버 ID',
    codeHint: '슬랙 프로필의 “멤버 ID 복사”에서 확인할 수 있으며, U 또는 W로 시작합니다.',
    codeWrong: 'U 또는 W로 시작하는 멤버 ID를 입력해 주십시오 (예: U012AB3CD).',
    choosePerson: '구성원을 선택해 주십시오.',
    search: '이름, 초성 또는 ID 검색',
    caption: '슬랙 사용자 목록',
    empty: '등록된 슬랙 사용자가 없습니다',
    emptyHint: '구성원의 슬랙 멤버 ID를 등록해 주십시오.',
    nothing: '검색 결과가 없습니다',
    nothingHint: '이름이나 초성, ID의 일부로 검색해 주십시오.',
    added: '{{name}} 님의 슬랙 ID를 추가했습니다.',
    deleteAsk: '{{name}} 님의 슬랙 ID를 삭제하시겠습니까?',
    deleteText: '슬랙 계정은 삭제되지 않습니다.',
    notYours: '담당 구성원이 아닙니다.',
  },
  gate: {
    add: '출입 코드 추가',
    edit: '출입 코드 수정',
    person: '구성원',
    team: '팀',
    code: '출입 코드',
    codeHint: '출입 장치에 등록한 카드 번호나 사용자 번호입니다. 영문은 대문자로 저장됩니다.',
    codeWrong: '영문, 숫자와 : . _ # - 기호를 64자까지 입력할 수 있으며, 영문이나 숫자로 시작해야 합니다.',
    choosePerson: '구성원을 선택해 주십시오.',
    search: '이름, 초성 또는 코드 검색',
    caption: '출입 코드 목록',
    empty: '등록된 출입 코드가 없습니다',
    emptyHint: '출입 장치의 카드 번호를 구성원에게 등록해 주십시오.',
    nothing: '검색 결과가 없습니다',
    nothingHint: '이름이나 초성, 코드의 일부로 검색해 주십시오.',
    retired: '퇴사',
    absent: '휴직',
    retiredHint: '퇴사한 구성원의 코드입니다. 출입 장치에서 먼저 해제한 뒤 삭제해 주십시오.',
    added: '{{name}} 님의 출입 코드를 추가했습니다.',
    deleteAsk: '{{name}} 님의 출입 코드({{code}})를 삭제하시겠습니까?',
    deleteText: '출입 장치의 등록은 유지되며, 이 코드와 구성원의 연결만 삭제됩니다.',
    notYours: '담당 구성원이 아닙니다.',
  },
}

declare global {
  interface WebTexts {
    personCodes: typeof personCodes
  }
}
