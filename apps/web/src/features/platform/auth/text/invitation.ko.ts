export const invitation = {
  title: '{{company}}의 {{inviter}} 님이 초대했습니다',
  titleAlone: '{{company}}에서 초대했습니다',
  closedTitle: '사용할 수 없는 초대입니다',
  broken: '초대 주소가 올바르지 않습니다. 메일에 있는 주소를 다시 열어 주십시오.',
  isMember: '이미 합류했다면 로그인해 주십시오.',
  team: '팀',
  until: '유효 기간',
  untilDay: '{{day}}까지',
  name: '이름',
  nameMissing: '이름을 입력해 주십시오.',
  birthMissing: '생년월일을 입력해 주십시오.',
  submit: '합류',
  hasAccount: '이미 가입된 이메일입니다. 로그인하면 바로 합류합니다.',
  signIn: '로그인 후 합류',
  signedIn: '{{email}} 계정으로 로그인되어 있습니다.',
  forOther: '{{invited}} 주소로 발송된 초대입니다. 현재 {{email}} 계정으로 로그인되어 있습니다.',
  signOut: '로그아웃 후 계속',
  home: '홈으로 이동',
}

declare global {
  interface WebTexts {
    invitation: typeof invitation
  }
}
