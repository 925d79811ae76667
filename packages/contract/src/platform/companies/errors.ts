import type { ErrorText } from '../../errors.ts'

export const companyErrors = {
  FEATURE_OFF: {
    status: 403,
    ko: '회사가 이 기능을 사용하지 않습니다. 필요하면 전체 관리자에게 요청해 주십시오.',
    ja: '会社がこの機能を使用していません。必要な場合はシステム管理者に依頼してください。',
    en: 'Your company does not use this feature. Ask a full admin if you need it.',
  },
  LUNCH_OUTSIDE_HOURS: {
    status: 400,
    ko: '점심시간은 근무 시간({from}~{to}) 안에 있어야 합니다. 점심시간이나 근무 시간을 조정해 주십시오.',
    ja: '昼休みは勤務時間（{from}～{to}）の中に収めてください。昼休みか勤務時間を調整してください。',
    en: 'Lunch must lie within the working hours ({from} to {to}). Change one of the two.',
  },
  PROFILE_FIELD_LOCKED: {
    status: 403,
    ko: '회사 설정에 따라 본인이 수정할 수 없는 항목입니다. 관리자에게 요청해 주십시오.',
    ja: '会社の設定により、本人は編集できない項目です。管理者に依頼してください。',
    en: 'Your company does not let people edit this themselves. Ask an admin.',
  },
} satisfies Record<string, ErrorText>
