import type { ErrorText } from '../../errors.ts'

export const leavePromotionErrors = {
  PROMOTION_STEP: {
    status: 400,
    ko: '지금 단계에서는 할 수 없습니다. 화면을 새로 고침하여 현재 단계를 확인해 주십시오.',
    ja: '現在の段階では実行できません。画面を更新して段階をご確認ください。',
    en: 'This is not possible at the current step. Reload the page to see the step.',
  },
  PROMOTION_NOT_OPEN: {
    status: 400,
    ko: '연차 사용을 촉구할 수 있는 기간이 아닙니다. 촉구 기간: {from} ~ {to}',
    ja: '年休の取得を促す期間ではありません。期間：{from}～{to}',
    en: 'People can be asked to plan their leave from {from} to {to} only.',
  },
  NOTHING_TO_PROMOTE: {
    status: 400,
    ko: '촉진할 연차가 없습니다.',
    ja: '取得を促す年休がありません。',
    en: 'There is no remaining leave to plan.',
  },
  ALREADY_PROMOTED: {
    status: 409,
    ko: '이미 연차 사용을 촉구했습니다.',
    ja: 'すでに年休の取得を促しています。',
    en: 'This person has already been asked to plan their leave.',
  },
  PLAN_TIME_OVER: {
    status: 400,
    ko: '{day}에 기한이 끝나 계획을 받지 않습니다.',
    ja: '期限（{day}）を過ぎたため、計画を受け付けられません。',
    en: 'The time to plan ended on {day}.',
  },
  PLAN_TOO_FEW: {
    status: 400,
    ko: '{target}일을 모두 계획해야 합니다. 지금 계획한 날은 {planned}일입니다.',
    ja: '{target}日すべてを計画してください。現在の計画は{planned}日です。',
    en: 'All {target|day|days} must be planned; this plan has {planned}.',
  },
  PLAN_TOO_MANY: {
    status: 400,
    ko: '계획할 날은 {target}일입니다. 지금 계획한 날은 {planned}일입니다.',
    ja: '計画する日数は{target}日です。現在の計画は{planned}日です。',
    en: 'Only {target|day is|days are} to be planned; this plan has {planned}.',
  },
  PLAN_DAY_UNFIT: {
    status: 400,
    ko: '{day}에는 연차를 계획할 수 없습니다. {from} ~ {to} 사이의 근무일만 선택할 수 있습니다.',
    ja: '{day}には年休を計画できません。{from}～{to}の勤務日を選んでください。',
    en: '{day} cannot be planned. Choose working days from {from} to {to}.',
  },
  PLAN_DAY_TAKEN: {
    status: 400,
    ko: '이미 휴가를 계획하거나 사용하기로 한 날이 있습니다. 다른 날을 선택해 주십시오.',
    ja: 'すでに休暇が決まっている日が含まれています。別の日を選んでください。',
    en: 'One of these days has leave already. Choose another day.',
  },
  NO_PROMOTION_MANAGER: {
    status: 404,
    ko: '계획을 받을 연차 촉진 담당자가 없습니다. 관리자에게 문의해 주십시오.',
    ja: '計画を受け取る年休取得促進の担当者がいません。管理者にお問い合わせください。',
    en: 'Nobody is in charge of leave-use promotion. Contact your admin.',
  },
} as const satisfies Record<string, ErrorText>
