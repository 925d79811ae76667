import type { ErrorText } from '../../errors.ts'

export const roleErrors = {
  DASHBOARD_UNAVAILABLE: {
    status: 403,
    ko: '회사가 결 사용을 제한했습니다. 회사 관리자에게 문의해 주십시오.',
    ja: '会社が利用を制限しています。会社の管理者にお問い合わせください。',
    en: 'Your company has restricted your access to Gyeol. Contact an admin of the company.',
  },
  COVER_NOT_BELOW: {
    status: 403,
    ko: '담당 팀의 하위 팀만 그 팀의 구성원에게 지정할 수 있습니다.',
    ja: '担当チームの下位チームだけを、そのチームのメンバーに割り当てられます。',
    en: 'You can assign only sub-teams of yours, and only to people on them.',
  },
  DUTY_NOT_WORKING: {
    status: 400,
    ko: '재직 중이 아닌 구성원은 담당자로 지정할 수 없습니다: {names}',
    ja: '在職中でないメンバーは担当者に指定できません：{names}',
    en: 'Only active members can hold a duty: {names}',
  },
  DUTY_NOT_HELD: {
    status: 404,
    ko: '이 업무의 담당자가 아닌 구성원입니다: {names}',
    ja: 'この業務の担当者ではないメンバーです：{names}',
    en: 'These people do not hold the duty: {names}',
  },
  DUTY_IN_USE: {
    status: 409,
    ko: '결재선에서 사용하는 업무이므로 마지막 담당자를 해제할 수 없습니다: {lines}',
    ja: '決裁ルートで使用している業務のため、最後の担当者は解除できません：{lines}',
    en: 'Approval lines use this duty, so its last holder cannot be removed: {lines}',
  },
} satisfies Record<string, ErrorText>
