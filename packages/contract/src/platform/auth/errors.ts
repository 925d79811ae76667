import type { ErrorText } from '../../errors.ts'

export const authErrors = {
  WRONG_CREDENTIALS: {
    status: 401,
    ko: '이메일 또는 비밀번호가 올바르지 않습니다.',
    ja: 'メールアドレスまたはパスワードが正しくありません。',
    en: 'The email address or password is incorrect.',
  },
  UserNotConfirmedException: {
    status: 403,
    ko: '이메일 확인이 끝나지 않았습니다. 메일로 받은 인증 코드를 입력해 주십시오.',
    ja: 'メールアドレスの確認が済んでいません。メールで受け取った認証コードを入力してください。',
    en: 'Your email address is not confirmed yet. Enter the code from the mail.',
  },
  WRONG_CODE: {
    status: 400,
    ko: '인증 코드가 올바르지 않거나 만료되었습니다. 다시 확인하거나 새 코드를 요청해 주십시오.',
    ja: '認証コードが正しくないか、有効期限が切れています。もう一度確認するか、コードを再送してください。',
    en: 'The code is wrong or has expired. Check it, or ask for a new one.',
  },
  UNKNOWN_TRANSACTION: {
    status: 401,
    ko: '인증 시간이 만료되었습니다. 처음부터 다시 로그인해 주십시오.',
    ja: '認証の有効期限が切れました。最初からログインし直してください。',
    en: 'This sign-in has expired. Start again.',
  },
  TERMS_ERROR: {
    status: 400,
    ko: '필수 약관에 동의해야 가입할 수 있습니다.',
    ja: '必須の規約に同意しないと登録できません。',
    en: 'Accept the required terms to sign up.',
  },
  PASSWORD_NOT_ACCEPTED: {
    status: 400,
    ko: '비밀번호는 10자 이상이며 영문자, 숫자, 기호 중 두 가지 이상을 포함해야 합니다.',
    ja: 'パスワードは10文字以上で、英字・数字・記号のうち2種類以上を組み合わせてください。',
    en: 'Use at least 10 characters with two or more of letters, digits and symbols.',
  },
  CURRENT_PASSWORD_WRONG: {
    status: 400,
    ko: '현재 비밀번호가 올바르지 않습니다.',
    ja: '現在のパスワードが正しくありません。',
    en: 'The current password is incorrect.',
  },
  NO_SECOND_FACTOR: {
    status: 409,
    ko: '2단계 인증을 먼저 설정해 주십시오.',
    ja: '先に2段階認証を有効にしてください。',
    en: 'Turn on two-step verification first.',
  },
  OWN_SESSION: {
    status: 409,
    ko: '현재 사용 중인 기기입니다. 이 기기에서는 로그아웃을 이용해 주십시오.',
    ja: '現在ご利用の端末です。この端末ではログアウトをお使いください。',
    en: 'This is the device you are using. Sign out here instead.',
  },
  TOO_YOUNG: {
    status: 400,
    ko: '만 14세 이상만 가입할 수 있습니다.',
    ja: '満14歳以上の方のみ登録できます。',
    en: 'You must be at least 14 years old to sign up.',
  },
  PHONE_NOT_CONNECTED: {
    status: 400,
    ko: '문자 발송이 설정되어 있지 않습니다. 이메일로 인증 코드를 받아 주십시오.',
    ja: 'SMS送信は設定されていません。メールで認証コードを受け取ってください。',
    en: 'Text messages are not set up. Ask for the code by email.',
  },
} satisfies Record<string, ErrorText>
