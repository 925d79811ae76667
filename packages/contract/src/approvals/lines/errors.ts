import type { ErrorText } from '../../errors.ts'

export const lineErrors = {
  LINE_TOKEN_INVALID: {
    status: 400,
    ko: '결재선에 사용할 수 없는 항목이 있습니다: {parts}',
    ja: '決裁ルートに使用できない項目があります：{parts}',
    en: 'The approval line has entries that cannot be used: {parts}',
  },
  LINE_NO_DECIDER: {
    status: 400,
    ko: '결재선에 결재자나 합의자가 없습니다. 한 명 이상 추가해 주십시오.',
    ja: '決裁ルートに決裁者または合議者がいません。1人以上追加してください。',
    en: 'The approval line has nobody who decides. Add at least one approver.',
  },
  LINE_TARGET_GONE: {
    status: 400,
    ko: '결재선에 현재 존재하지 않는 팀, 업무 또는 구성원이 있습니다: {parts}',
    ja: '決裁ルートに存在しないチーム、業務、またはメンバーがあります：{parts}',
    en: 'The approval line names teams, duties or people that do not exist: {parts}',
  },
  LINE_EXISTS: {
    status: 409,
    ko: '이미 저장된 결재선이 있습니다. 기존 결재선을 수정해 주십시오.',
    ja: 'すでに保存された決裁ルートがあります。既存の決裁ルートを変更してください。',
    en: 'An approval line is already saved for this. Change the existing one.',
  },
  LINE_TAKER_AWAY: {
    status: 400,
    ko: '현재 근무 중인 구성원만 지정할 수 있습니다. 다른 구성원을 선택해 주십시오.',
    ja: '現在勤務中のメンバーだけを指定できます。別のメンバーを選択してください。',
    en: 'Only people who currently work here can take over. Choose someone else.',
  },
  LINE_CONDITION: {
    status: 400,
    ko: '이 결재선에서 사용할 수 없는 조건입니다. 조건의 항목과 값을 확인해 주십시오.',
    ja: 'この決裁ルートでは使用できない条件です。条件の項目と値を確認してください。',
    en: 'This condition cannot be used for the line. Check what it asks for and its value.',
  },
} satisfies Record<string, ErrorText>
