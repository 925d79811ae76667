export const auth = {
  tagline: '사람과 일의 결을 맞추는 회사 운영 도구',
  email: '이메일',
  password: '비밀번호',
  signIn: {
    title: '로그인',
    submit: '로그인',
    temporary: '이 기기에서는 창을 닫을 때까지만 로그인 유지',
    noAccount: '계정이 없으십니까?',
    signUp: '회원가입',
    forgot: '비밀번호를 잊으셨습니까?',
    demoTitle: '체험용 계정',
    demoText: '계정을 선택하면 로그인됩니다.',
    confirmed: '이메일을 확인했습니다. 로그인해 주십시오.',
    recovered: '비밀번호를 변경했습니다. 새 비밀번호로 로그인해 주십시오.',
  },
  language: '언어',
}

declare global {
  interface WebTexts {
    auth: typeof auth
  }
}
