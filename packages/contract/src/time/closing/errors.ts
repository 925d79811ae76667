import type { ErrorText } from '../../errors.ts'

export const closingErrors = {
  START_DATE_ERROR: {
    status: 400,
    ko: '확정 기간은 이전 기간의 종료일 다음 날에 시작해야 합니다: {expected}',
    ja: '確定期間は、前の期間の終了日の翌日から始めてください：{expected}',
    en: 'A period must start the day after the previous one ends: {expected}',
  },
  END_DATE_ERROR: {
    status: 400,
    ko: '종료일은 시작일보다 늦어야 하며, 한 기간은 1년을 넘을 수 없습니다.',
    ja: '終了日は開始日より後とし、1つの期間は1年以内にしてください。',
    en: 'The end date must be after the start date, and a period cannot be longer than a year.',
  },
  CONFIRM_INFO_EXISTS: {
    status: 400,
    ko: '이미 저장된 확정 설정이 있습니다. 기존 설정을 수정해 주십시오.',
    ja: '確定の設定はすでに保存されています。既存の設定を編集してください。',
    en: 'There are confirmation settings already. Change those instead.',
  },
  PERIOD_NOT_OVER: {
    status: 406,
    ko: '아직 끝나지 않은 기간입니다. {date} 이후에 확정해 주십시오.',
    ja: 'まだ終わっていない期間です。{date}以降に確定してください。',
    en: 'This period is not over yet. It can be confirmed from {date}.',
  },
  NO_CONFIRM_PERIOD: {
    status: 406,
    ko: '해당 날짜가 속한 확정 기간이 없습니다. 관리자에게 문의해 주십시오.',
    ja: 'その日付を含む確定期間がありません。管理者にお問い合わせください。',
    en: 'No period contains that date. Contact your admin.',
  },
  CONFIRM_BLOCKED: {
    status: 406,
    ko: '확정하기 전에 해결할 항목이 있습니다: {what}',
    ja: '確定する前に解決する項目があります：{what}',
    en: 'Resolve these before confirming: {what}',
  },
  NOTHING_TO_CONFIRM: {
    status: 406,
    ko: '이 기간에 확정할 근무가 없습니다.',
    ja: 'この期間に確定する勤務がありません。',
    en: 'There is nothing to confirm in this period.',
  },
  CONFIRM_DEADLINE_OVER: {
    status: 406,
    ko: '확정 기한이 지나 취소할 수 없습니다. 관리자에게 문의해 주십시오.',
    ja: '確定の期限が過ぎたため取り消せません。管理者にお問い合わせください。',
    en: 'The deadline has passed, so the confirmation cannot be undone. Contact your admin.',
  },
} satisfies Record<string, ErrorText>
