import type { ErrorText } from '../../errors.ts'

export const payPlanErrors = {
  FREE_PLAN_FIXED: {
    status: 406,
    ko: 'FREE 요금제는 변경하거나 삭제할 수 없습니다.',
    ja: '料金プランFREEは変更・削除できません。',
    en: 'FREE cannot be changed or deleted.',
  },
  PLAN_IN_FORCE: {
    status: 406,
    ko: '사용 중인 요금제는 삭제할 수 없습니다. 다른 요금제로 먼저 변경해 주십시오.',
    ja: '現在利用中の料金プランは削除できません。先に別の料金プランへ変更してください。',
    en: 'The current subscription cannot be deleted. Switch to another one first.',
  },
} satisfies Record<string, ErrorText>
