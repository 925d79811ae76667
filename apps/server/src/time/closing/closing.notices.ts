import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const closingNotices = {
  WORK_CONFIRM_DUE: {
    one: 'link',
    words: {
      ko: ['근무 확정 요청', '{period} 근무를 {deadline}까지 확정해 주십시오.'],
      ja: ['勤怠確定のお願い', '{period}の勤怠を{deadline}までに確定してください。'],
      en: ['Confirm your work time', 'Confirm {period} by {deadline}.'],
    },
  },
  // After the deadline what is confirmed is taken back by an admin only: see mayTakeBack.
  WORK_CONFIRM_OVERDUE: {
    one: 'link',
    // It says of the same days what is due: the one from before the deadline is true no more.
    family: 'WORK_CONFIRM_DUE',
    words: {
      ko: [
        '근무 확정 기한 경과',
        '{period} 근무의 확정 기한({deadline})이 지났습니다. 지금 확정해 주십시오. 기한이 지나 확정하면 직접 취소할 수 없습니다.',
      ],
      ja: [
        '勤怠確定の期限超過',
        '{period}の勤怠の確定期限（{deadline}）を過ぎています。今すぐ確定してください。期限後の確定は自分では取り消せません。',
      ],
      en: [
        'Work time overdue',
        'The deadline for {period} ({deadline}) has passed. Confirm it now. After the deadline you cannot undo it yourself.',
      ],
    },
  },
  WORK_CONFIRM_MISSED: {
    one: 'link',
    words: {
      ko: [
        '근무 기록 누락',
        '{period} 근무에 누락된 기록이 있어 자동 확정되지 않았습니다. 누락된 날을 입력해 주십시오.',
      ],
      ja: [
        '打刻漏れ',
        '{period}に打刻漏れがあるため、自動確定できませんでした。漏れている日を入力してください。',
      ],
      en: [
        'Missing records',
        '{period} could not be confirmed automatically. Fill in the days that are missing.',
      ],
    },
  },
  WORK_CLOSING_LEFT: {
    one: 'link',
    words: {
      ko: [
        '자동 확정되지 않은 근무',
        '{period} 근무가 자동 확정되지 않은 구성원이 {n}명 있습니다. 누락된 기록과 처리 중인 신청을 확인해 주십시오.',
      ],
      ja: [
        '自動確定できなかった勤怠',
        '{period}の勤怠が自動確定されていないメンバーが{n}名います。打刻漏れと処理中の申請を確認してください。',
      ],
      en: [
        'Work time not confirmed',
        'People whose {period} could not be confirmed automatically: {n}. Check missing records and pending requests.',
      ],
    },
  },
  WORK_REOPENED: {
    one: 'link',
    words: {
      ko: ['근무 확정 해제', '{period} 근무의 확정이 해제되었습니다. {reason}'],
      ja: ['勤怠確定の解除', '{period}の勤怠確定が解除されました。{reason}'],
      en: ['Work time reopened', '{period} was reopened. {reason}'],
    },
  },
} satisfies NoticeKinds
