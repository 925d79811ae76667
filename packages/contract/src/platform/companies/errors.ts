import type { ErrorText } from '../../errors.ts'

export const companyErrors = {
  FEATURE_OFF: {
    status: 403,
    ko: '회사가 이 기능을 사용하지 않습니다. 필요하면 전체 관리자에게 요청해 주십시오.',
    ja: '会社がこの機能を使っていません。必要な場合はシステム管理者に依頼してください。',
    en: 'Your company does not use this part. Ask a full admin if you need it.',
  },
  PROFILE_FIELD_LOCKED: {
    status: 403,
    ko: '회사가 본인이 바꿀 수 없게 정한 항목입니다. 관리자에게 요청해 주십시오.',
    ja: '会社が本人は変更できないと定めた項目です。管理者に依頼してください。',
    en: 'Your company does not let people change this themselves. Please ask an admin.',
  },
} satisfies Record<string, ErrorText>
