import type { ErrorText } from '../../errors.ts'

export const roleErrors = {
  DASHBOARD_UNAVAILABLE: {
    status: 403,
    ko: '회사가 결 사용을 제한했습니다. 회사 관리자에게 문의해 주십시오.',
    ja: '会社が利用を制限しています。会社の管理者にお問い合わせください。',
    en: 'Your company does not let you use Gyeol. Please ask its admins.',
  },
  COVER_NOT_BELOW: {
    status: 403,
    ko: '본인이 맡은 팀의 하위 팀만, 그 팀의 구성원에게 맡길 수 있습니다.',
    ja: 'ご自分が担当するチームの下位チームだけを、そのメンバーに任せることができます。',
    en: 'You can hand over only teams below those you cover, and only to their people.',
  },
  DUTY_NOT_WORKING: {
    status: 400,
    ko: '재직 중이 아닌 구성원은 담당자로 지정할 수 없습니다: {names}',
    ja: '在職中でないメンバーは担当者に指定できません: {names}',
    en: 'People who do not work here cannot be put in charge: {names}',
  },
  DUTY_NOT_HELD: {
    status: 404,
    ko: '이 담당을 맡고 있지 않은 구성원입니다: {names}',
    ja: 'この担当に就いていないメンバーです: {names}',
    en: 'These people do not hold the duty: {names}',
  },
  DUTY_IN_USE: {
    status: 409,
    ko: '결재선에 쓰이는 담당이라 마지막 담당자를 뺄 수 없습니다: {lines}',
    ja: '決裁ラインで使われている担当のため、最後の担当者を外すことはできません: {lines}',
    en: 'Approval lines use this duty, so its last holder stays: {lines}',
  },
} satisfies Record<string, ErrorText>
