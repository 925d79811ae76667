import type { ErrorText } from '../../errors.ts'

export const payPlanErrors = {
  FREE_PLAN_FIXED: {
    status: 406,
    ko: 'FREE 요금제는 바꾸거나 삭제할 수 없습니다.',
    ja: 'FREEプランは変更・削除できません。',
    en: 'The plan FREE can be neither changed nor removed.',
  },
  PLAN_IN_FORCE: {
    status: 406,
    ko: '지금 쓰고 있는 요금제는 삭제할 수 없습니다. 먼저 다른 요금제로 바꿔 주십시오.',
    ja: '現在使用中のプランは削除できません。先に別のプランへ変更してください。',
    en: 'The plan in force cannot be removed. Choose another one first.',
  },
} satisfies Record<string, ErrorText>
