export const access = {
  newPassword: {
    rule: '10자 이상이며 영문자, 숫자, 기호 중 두 가지 이상을 포함해 주십시오.',
    repeat: '비밀번호 확인',
    mismatch: '비밀번호가 일치하지 않습니다.',
    ok: '사용할 수 있는 비밀번호입니다.',
    strength: '비밀번호 강도',
    strength1: '약함',
    strength2: '보통',
    strength3: '강함',
    strength4: '매우 강함',
    limit: '사용할 수 없는 비밀번호입니다. 다른 비밀번호를 입력해 주십시오.',
  },
  code: '인증 코드',
  confirm: {
    title: '이메일 확인',
    text: '{{email}} 주소로 인증 코드를 발송했습니다. 메일함을 확인해 주십시오.',
    submit: '확인',
    resend: '코드 재발송',
    resendIn: '{{n}}초 후 재발송할 수 있습니다',
    resent: '코드를 재발송했습니다.',
  },
  recovery: {
    title: '비밀번호 재설정',
    emailTitle: '가입한 이메일을 입력해 주십시오',
    otherEmail: '다른 이메일 입력',
    emailHint: '가입된 계정이 있으면 인증 코드를 발송합니다.',
    sent: '{{email}} 주소로 가입한 계정이 있으면 인증 코드를 발송했습니다. 메일함을 확인해 주십시오.',
    send: '코드 발송',
    newPassword: '새 비밀번호',
    submit: '비밀번호 변경',
  },
  mfa: {
    title: '2단계 인증',
    mail: '{{email}} 주소로 발송한 인증 코드를 입력해 주십시오.',
    totp: '인증 앱에 표시된 코드를 입력해 주십시오.',
    submit: '인증',
    startAgain: '처음부터 다시 로그인',
    useRecovery: '복구 코드로 로그인',
    useCode: '인증 코드로 로그인',
    recovery:
      '2단계 인증을 설정할 때 받은 복구 코드 하나를 입력해 주십시오. 사용한 코드는 다시 사용할 수 없습니다.',
    recoveryCode: '복구 코드',
    recoveryHint: '4자씩 네 묶음이며, 대소문자와 붙임표는 구분하지 않습니다.',
  },
  left: {
    title: '퇴사 처리된 계정입니다',
    company: '회사',
    lastDay: '마지막 근무일',
    ask: '문의',
    invitedBack: '이 회사에서 다시 초대했습니다. 초대 메일의 링크에서 합류할 수 있습니다.',
    takeTitle: '퇴사 후에도 회사에 요청할 수 있는 것',
    certificate:
      '사용증명서: 30일 이상 근무한 경우 퇴사 후 3년 이내에 청구할 수 있습니다(근로기준법 제39조 제1항).',
    records:
      '내 근무·휴가·급여 기록의 사본: 개인정보 열람으로 요청할 수 있습니다(개인정보 보호법 제35조 제1항).',
    account: '계정은 유지됩니다. 다른 회사에서 초대를 받으면 이 계정으로 합류할 수 있습니다.',
    joinOther: '다른 회사에 합류',
  },
  company: {
    title: '회사 선택',
    text: '회사를 등록하거나 참여 코드로 참여할 수 있습니다.',
    back: '내 정보',
    found: '회사 등록',
    foundHint: '회사를 등록한 사람이 전체 관리자가 됩니다.',
    name: '회사 이름',
    foundSubmit: '등록',
    join: '참여 코드로 참여',
    joinHint: '회사 관리자에게 받은 코드를 입력해 주십시오.',
    username: '내 이름',
    code: '참여 코드',
    joinSubmit: '참여',
    signOut: '다른 계정으로 로그인',
  },
  signOut: {
    title: '로그아웃',
    failed: '로그아웃하지 못했습니다.',
    done: '로그아웃했습니다.',
    again: '다시 로그인',
    blockedTitle: '사용할 수 없는 계정입니다',
    withdrawnTitle: '계정을 탈퇴했습니다',
    withdrawn: '계정과 로그인 기록을 삭제했습니다. 같은 이메일로 언제든지 다시 가입할 수 있습니다.',
    blocked: '회사에서 이 계정의 사용을 제한했습니다. 필요하면 회사 관리자에게 문의해 주십시오.',
  },
}

declare global {
  interface WebTexts {
    access: typeof access
  }
}
