import type { Language } from '#server/http/context.ts'
import { noticeTexts } from './account-notice.texts.ts'

export const mailTemplates = [
  'CONFIRM_ADDRESS',
  'ACCOUNT_EXISTS',
  'RECOVER',
  'SECOND_FACTOR',
  'VERIFY',
  'PASSWORD_CHANGED',
  'NEW_DEVICE',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_MADE',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

export interface MailText {
  title: string
  lines: string[]
  /** Label of the link to the sign-in page. */
  action?: string
}

export const mailTexts: Record<MailTemplate, Record<Language, MailText>> = {
  CONFIRM_ADDRESS: {
    ko: {
      title: '이메일 인증 코드 {code}',
      lines: ['가입을 마치려면 아래 인증 코드를 입력해 주십시오.', '{code}'],
    },
    ja: {
      title: 'メールアドレスの認証コード {code}',
      lines: ['登録を完了するには、次の認証コードを入力してください。', '{code}'],
    },
    en: {
      title: '{code} is your confirmation code',
      lines: ['Enter this code to finish signing up.', '{code}'],
    },
  },
  RECOVER: {
    ko: {
      title: '비밀번호 재설정 인증 코드 {code}',
      lines: ['새 비밀번호를 설정하려면 아래 인증 코드를 입력해 주십시오.', '{code}'],
    },
    ja: {
      title: 'パスワード再設定の認証コード {code}',
      lines: ['新しいパスワードを設定するには、次の認証コードを入力してください。', '{code}'],
    },
    en: {
      title: '{code} is your password reset code',
      lines: ['Enter this code to set a new password.', '{code}'],
    },
  },
  SECOND_FACTOR: {
    ko: {
      title: '로그인 인증 코드 {code}',
      lines: ['로그인을 마치려면 아래 인증 코드를 입력해 주십시오.', '{code}'],
    },
    ja: {
      title: 'ログインの認証コード {code}',
      lines: ['ログインを完了するには、次の認証コードを入力してください。', '{code}'],
    },
    en: { title: '{code} is your sign-in code', lines: ['Enter this code to finish signing in.', '{code}'] },
  },
  VERIFY: {
    ko: {
      title: '본인 확인 인증 코드 {code}',
      lines: ['본인 확인을 위해 아래 인증 코드를 입력해 주십시오.', '{code}'],
    },
    ja: {
      title: '本人確認の認証コード {code}',
      lines: ['本人確認のため、次の認証コードを入力してください。', '{code}'],
    },
    en: {
      title: '{code} is your verification code',
      lines: ['Enter this code to confirm it is you.', '{code}'],
    },
  },
  ACCOUNT_EXISTS: {
    ko: {
      title: '이미 가입된 이메일입니다',
      lines: [
        '이 이메일로 가입이 요청되었으나 이미 계정이 있습니다. 로그인하거나 비밀번호를 재설정해 주십시오.',
      ],
      action: '로그인',
    },
    ja: {
      title: 'すでに登録済みのメールアドレスです',
      lines: [
        'このメールアドレスで登録の申し込みがありましたが、すでにアカウントがあります。ログインするか、パスワードを再設定してください。',
      ],
      action: 'ログイン',
    },
    en: {
      title: 'You already have an account',
      lines: [
        'Someone tried to sign up with this address, which already has an account. Sign in, or reset your password.',
      ],
      action: 'Sign in',
    },
  },
  PASSWORD_CHANGED: {
    ko: {
      title: '비밀번호가 변경되었습니다',
      lines: [
        '계정의 비밀번호가 변경되었으며 다른 기기에서 로그아웃되었습니다. 본인이 변경하지 않은 경우 즉시 비밀번호를 재설정해 주십시오.',
      ],
      action: '로그인',
    },
    ja: {
      title: 'パスワードが変更されました',
      lines: [
        'アカウントのパスワードが変更され、他の端末からログアウトしました。お心当たりがない場合は、すぐにパスワードを再設定してください。',
      ],
      action: 'ログイン',
    },
    en: {
      title: 'Your password was changed',
      lines: [
        'The password of your account was changed and other devices were signed out. If this was not you, reset your password now.',
      ],
      action: 'Sign in',
    },
  },
  ...noticeTexts,
}
