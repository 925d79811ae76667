import type { Language } from '#server/http/context.ts'
import type { PasswordFault } from './judge-password.ts'

export const passwordSentences: Record<PasswordFault, Record<Language, string>> = {
  SHORT: {
    ko: '비밀번호는 10자 이상이어야 합니다.',
    ja: 'パスワードは10文字以上にしてください。',
    en: 'Use at least 10 characters.',
  },
  LONG: {
    ko: '비밀번호는 200자 이하여야 합니다.',
    ja: 'パスワードは200文字以内にしてください。',
    en: 'Use at most 200 characters.',
  },
  ONE_KIND: {
    ko: '영문자, 숫자, 기호 중 두 가지 이상을 포함해 주십시오.',
    ja: '英字・数字・記号のうち2種類以上を組み合わせてください。',
    en: 'Use two or more of letters, digits and symbols.',
  },
  HOLDS_NAME: {
    ko: '이메일 아이디가 포함된 비밀번호는 사용할 수 없습니다.',
    ja: 'メールアドレスの@より前の部分を含むパスワードは使えません。',
    en: 'Do not use the name from your email address.',
  },
  COMMON: {
    ko: '널리 사용되는 비밀번호입니다. 다른 비밀번호를 입력해 주십시오.',
    ja: 'よく使われるパスワードです。別のパスワードを入力してください。',
    en: 'This password is too common. Choose another one.',
  },
  SAME: {
    ko: '현재 비밀번호와 다른 비밀번호를 입력해 주십시오.',
    ja: '現在とは別のパスワードを入力してください。',
    en: 'Choose a password different from the current one.',
  },
  MONOTONE: {
    ko: '같은 문자가 너무 많이 반복됩니다.',
    ja: '同じ文字の繰り返しが多すぎます。',
    en: 'Too many repeated characters.',
  },
}
