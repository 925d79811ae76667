export const shell = {
  skip: '본문으로 건너뛰기',
  navigation: '주요 메뉴',
  trail: '현재 위치',
  collapse: '메뉴 접기',
  expand: '메뉴 펼치기',
  more: '더보기',
  search: '검색 또는 바로가기',
  account: '내 메뉴',
  profile: '내 정보',
  notices: '알림 설정',
  company: '회사',
  language: '언어',
  colors: '화면 모드',
  light: '라이트 모드',
  dark: '다크 모드',
  system: '기기 설정',
  signOut: '로그아웃',
  offline: '네트워크 연결이 끊겼습니다. 입력한 내용은 유지되며, 다시 연결되면 저장할 수 있습니다.',
  otherPerson: {
    title: '다른 계정으로 로그인했습니다',
    text: '이 브라우저의 다른 탭에서 로그인한 계정이나 회사가 변경되었습니다. 이 화면의 작업은 더 이상 처리되지 않으며, 저장하지 않은 내용은 저장되지 않습니다.',
    goOn: '변경된 계정으로 계속',
  },
  fileWork: {
    now: '파일을 처리하는 중입니다.',
    share: '파일을 처리하는 중입니다 ({{done}}%).',
    waiting: '파일 처리를 대기하고 있습니다 (대기 {{of}}건 중 {{place}}번째).',
  },
  palette: {
    title: '빠른 실행',
    hint: '화면, 구성원, 문서, 신청 검색',
    pages: '화면',
    acts: '실행',
    now: '바로 신청',
    recent: '최근 사용',
    words: {
      profile: '프로필 계정 비밀번호 마이페이지',
      notices: '알림 메일 푸시 요약 방해금지',
      light: '라이트모드 밝은화면',
      dark: '다크모드 야간모드 어두운화면',
      auto: '시스템',
    },
    empty: '검색 결과가 없습니다. 다른 검색어를 입력해 주십시오.',
    move: '이동',
    open: '열기',
    close: '닫기',
  },
  nav: {
    home: '홈',
    settings: '설정',
    approvals: '전자결재',
    leave: '휴가',
    meetingRooms: '회의실',
    mood: '오늘의 기분',
    approvalsPhone: '전자결재',
    workPhone: '출퇴근',
    work: '근무',
    members: '구성원',
    analytics: '분석',
    organization: '조직도',
  },
}

declare global {
  interface WebTexts {
    shell: typeof shell
  }
}
