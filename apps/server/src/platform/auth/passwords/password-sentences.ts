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
    ko: '영문자, 숫자, 기호 가운데 두 가지 이상을 섞어 주십시오.',
    ja: '英字・数字・記号のうち2種類以上を組み合わせてください。',
    en: 'Mix at least two kinds: letters, digits, symbols.',
  },
  HOLDS_NAME: {
    ko: '이메일의 아이디가 들어간 비밀번호는 쓸 수 없습니다.',
    ja: 'メールアドレスの＠より前の部分を含むパスワードは使えません。',
    en: 'Do not use the name from your e-mail address.',
  },
  COMMON: {
    ko: '너무 흔히 쓰이는 비밀번호입니다. 다른 것을 골라 주십시오.',
    ja: 'よく使われるパスワードです。別のものにしてください。',
    en: 'This password is among the first that anyone would guess.',
  },
  SAME: {
    ko: '지금 쓰는 비밀번호와 다른 것을 정해 주십시오.',
    ja: '今のパスワードとは別のものにしてください。',
    en: 'Choose one that differs from the current password.',
  },
  MONOTONE: {
    ko: '같은 글자가 너무 많이 반복됩니다.',
    ja: '同じ文字の繰り返しが多すぎます。',
    en: 'Too many characters are the same.',
  },
}
