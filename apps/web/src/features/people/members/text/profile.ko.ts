export const profile = {
  title: '내 정보',
  hint: '팀, 직책, 입사일은 관리자가 바꿉니다.',
  picture: {
    title: '사진',
    hint: 'JPG, PNG, WebP. 정사각형으로 보입니다.',
    preview: '고른 사진입니다. 저장하면 모두에게 보입니다.',
    removeAsk: '사진을 지우시겠습니까?',
    saved: '사진을 바꾸었습니다.',
    removed: '사진을 지웠습니다.',
  },
  basics: {
    locked: '회사가 관리자만 바꿀 수 있게 정한 항목입니다.',
    title: '기본 정보',
    birth: '생년월일',
    language: '알림과 메일 언어',
    languageHint: '화면 언어도 함께 바뀝니다.',
  },
  password: {
    title: '비밀번호',
    current: '현재 비밀번호',
    next: '새 비밀번호',
    repeat: '새 비밀번호 다시 입력',
    ok: '사용할 수 있는 비밀번호입니다.',
    mismatch: '비밀번호가 서로 다릅니다.',
    submit: '비밀번호 바꾸기',
    done: '비밀번호를 바꾸었습니다. 다른 기기에서는 로그아웃됩니다.',
    hint: '바꾸면 다른 기기의 로그인이 모두 끝납니다.',
  },
  second: {
    title: '2단계 인증',
    hint: '비밀번호가 새어 나가도 다른 사람이 로그인할 수 없습니다.',
    MAIL: '메일로 받는 코드',
    TOTP: '인증 앱의 코드',
    mailText: '로그인할 때 메일로 받은 코드를 입력합니다.',
    totpText: '로그인할 때 인증 앱에 표시된 코드를 입력합니다.',
    start: '사용하기',
    startTitle: '2단계 인증 켜기',
    stop: '끄기',
    stopTitle: '2단계 인증 끄기',
    stopText: '비밀번호만으로 로그인할 수 있게 됩니다.',
    password: '현재 비밀번호',
    next: '다음',
    code: '인증 코드',
    mailSent: '메일로 받은 6자리 코드를 입력해 주십시오.',
    appText: '인증 앱으로 QR 코드를 찍거나 설정 키를 추가한 뒤, 표시된 6자리 코드를 입력해 주십시오.',
    key: '설정 키',
    qr: '인증 앱으로 찍는 QR 코드',
    copyKey: '설정 키 복사',
    openApp: '이 기기의 인증 앱에서 열기',
    confirm: '켜기',
    on: '2단계 인증을 켰습니다.',
    stopped: '2단계 인증을 껐습니다.',
    current: '사용 중',
  },
  companies: {
    title: '내 회사',
    hint: '속한 회사를 오갈 수 있습니다.',
    current: '현재 회사',
    switch: '이 회사로 이동',
  },
  teamFilter: {
    label: '목록의 처음 범위',
    hint: '구성원 목록 등을 열 때 먼저 보이는 범위입니다.',
    team: '내 팀',
    company: '전체',
  },
}

declare global {
  interface WebTexts {
    profile: typeof profile
  }
}
