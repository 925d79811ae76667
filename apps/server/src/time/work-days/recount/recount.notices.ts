import type { NoticeKinds } from '../../../platform/notifications/index.ts'

/** What people are told of here. */
export const workDayNotices = {
  WORK_DAYS_RECOUNTED: {
    one: 'kind',
    words: {
      ko: ['근무 재계산 완료', '변경한 설정으로 {people}명의 {days}일을 다시 계산했습니다.'],
      ja: ['勤怠の再計算完了', '変更した設定で{people}名の{days}日分を再計算しました。'],
      en: [
        'Recalculation completed',
        'Recalculated by the new settings: {days|day|days} of {people|person|people}.',
      ],
    },
  },
} satisfies NoticeKinds
