export const signUp = {
  term: {
    service: '서비스 이용약관',
    privacy: '개인정보 수집·이용',
    location: '위치정보 이용',
    marketing: '소식 수신',
    privacy_third_party: '개인정보 제3자 제공',
    text: {
      service:
        '결은 회사가 구성원의 근무, 휴가, 결재를 관리하도록 돕는 서비스입니다. 계정은 본인만 사용해야 하며, 회사 자료의 소유와 관리 책임은 회사에 있습니다. 언제든지 탈퇴할 수 있고, 법에서 보관하도록 정한 자료는 정해진 기간 동안 보관합니다.',
      privacy:
        '수집 항목: 이메일, 비밀번호(암호화), 생년월일. 목적: 본인 확인, 로그인, 연령 확인. 보관 기간: 탈퇴할 때까지이며 법령이 더 길게 정한 경우에는 그 기간까지입니다. 동의하지 않으면 가입할 수 없습니다.',
      location:
        '출퇴근을 기록하는 순간에만 기기의 위치를 확인하여 회사가 정한 장소인지 판단합니다. 이동 경로는 수집하지 않습니다. 동의하지 않아도 다른 방법으로 출퇴근을 기록할 수 있습니다.',
      marketing:
        '새 기능과 교육 소식을 이메일로 보내 드립니다. 동의하지 않아도 서비스를 동일하게 이용할 수 있으며 언제든지 철회할 수 있습니다.',
      privacy_third_party:
        '회사가 연결한 외부 서비스(달력, 메신저 등)를 이용할 때 이름과 이메일이 그 서비스에 제공됩니다. 동의하지 않으면 외부 연동 기능만 사용할 수 없습니다.',
    },
  },
  step: '{{total}}단계 중 {{n}}단계',
  emailTitle: '회사에서 사용하는 이메일을 입력해 주십시오',
  emailNotUsable: '이 주소로는 가입할 수 없습니다. 다른 주소를 입력해 주십시오.',
  passwordTitle: '비밀번호를 입력해 주십시오',
  passwordAgain: '새로 고침하면 비밀번호가 삭제됩니다. 다시 입력해 주십시오.',
  termsTitle: '약관에 동의해 주십시오',
  termsAll: '모두 동의',
  termsAllHint: '선택 항목에 동의하지 않아도 가입할 수 있습니다.',
  termsRequired: '(필수)',
  termsOptional: '(선택)',
  termsRead: '내용 보기',
  termsError: '필수 약관에 모두 동의해야 가입할 수 있습니다.',
  birthTitle: '생년월일을 입력해 주십시오',
  birthHint: '만 14세 이상인지 확인하는 데에만 사용합니다.',
  tooYoung: '만 14세 이상만 가입할 수 있습니다.',
  birthLabel: '생년월일',
  submit: '가입',
  haveAccount: '이미 계정이 있으십니까?',
}

declare global {
  interface WebTexts {
    signUp: typeof signUp
  }
}
