export const profile = {
  title: '내 정보',
  hint: '팀, 직책, 입사일은 관리자만 변경할 수 있습니다.',
  picture: {
    title: '사진',
    hint: 'JPG, PNG, WebP 파일이며 정사각형으로 표시됩니다.',
    preview: '선택한 사진입니다. 저장하면 모든 구성원에게 표시됩니다.',
    removeAsk: '사진을 삭제하시겠습니까?',
    saved: '사진을 변경했습니다.',
    removed: '사진을 삭제했습니다.',
  },
  basics: {
    locked: '관리자만 변경할 수 있는 항목입니다.',
    title: '기본 정보',
    birth: '생년월일',
    language: '알림과 메일 언어',
    languageHint: '화면 언어도 함께 변경됩니다.',
  },
  password: {
    title: '비밀번호',
    current: '현재 비밀번호',
    next: '새 비밀번호',
    repeat: '새 비밀번호 확인',
    ok: '사용할 수 있는 비밀번호입니다.',
    mismatch: '비밀번호가 일치하지 않습니다.',
    submit: '비밀번호 변경',
    done: '비밀번호를 변경했습니다. 다른 기기에서는 로그아웃됩니다.',
    hint: '변경하면 다른 기기에서 로그아웃됩니다.',
  },
  second: {
    title: '2단계 인증',
    hint: '비밀번호가 유출되어도 다른 사람이 로그인할 수 없습니다.',
    MAIL: '메일 인증 코드',
    TOTP: '인증 앱 코드',
    mailText: '로그인할 때 메일로 받은 코드를 입력합니다.',
    totpText: '로그인할 때 인증 앱에 표시된 코드를 입력합니다.',
    start: '사용',
    startTitle: '2단계 인증 설정',
    stop: '해제',
    stopTitle: '2단계 인증 해제',
    stopText: '비밀번호만으로 로그인할 수 있게 됩니다.',
    password: '현재 비밀번호',
    next: '다음',
    code: '인증 코드',
    mailSent: '메일로 받은 6자리 코드를 입력해 주십시오.',
    appText: '인증 앱으로 QR 코드를 스캔하거나 설정 키를 추가한 뒤, 표시된 6자리 코드를 입력해 주십시오.',
    key: '설정 키',
    qr: '인증 앱용 QR 코드',
    copyKey: '설정 키 복사',
    openApp: '이 기기의 인증 앱 열기',
    confirm: '설정',
    on: '2단계 인증을 설정했습니다.',
    stopped: '2단계 인증을 해제했습니다.',
    current: '사용 중',
  },
  companies: {
    title: '내 회사',
    hint: '소속된 회사 간에 이동할 수 있습니다.',
    current: '현재 회사',
    switch: '이동',
  },
  teamFilter: {
    label: '목록의 기본 범위',
    hint: '구성원 목록 등을 열 때 먼저 표시되는 범위입니다.',
    team: '내 팀',
    company: '전체',
  },
}

declare global {
  interface WebTexts {
    profile: typeof profile
  }
}
