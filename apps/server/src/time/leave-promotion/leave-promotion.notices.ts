import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const leavePromotionNotices = {
  LEAVE_PROMOTION_OPEN: {
    words: {
      ko: ['연차 촉진 기간', '{count}건의 연차 사용을 {deadline}까지 촉구할 수 있습니다.'],
      ja: ['年休取得促進の期間', '{deadline}までに、{count}件の年休取得を促せます。'],
      en: ['Leave-use promotion opens', 'Ask {count|person|people} to plan their leave by {deadline}.'],
    },
  },
  LEAVE_PROMOTION_ASKED: {
    one: 'thing',
    words: {
      ko: ['연차 사용 계획 요청', '잔여 연차 {days}일의 사용 계획을 {deadline}까지 제출해 주십시오.'],
      ja: ['年休取得計画の依頼', '残りの年休{days}日の取得日を{deadline}までに決めてください。'],
      en: ['Plan your leave', 'Choose by {deadline} when to take your {days|day|days} of leave.'],
    },
  },
  LEAVE_PROMOTION_REMINDER: {
    one: 'thing',
    words: {
      ko: ['연차 사용 계획 마감', '연차 사용 계획의 기한은 {deadline}입니다.'],
      ja: ['年休取得計画の期限', '年休取得計画の期限は{deadline}です。'],
      en: ['Leave plan due soon', 'Your leave plan is due by {deadline}.'],
    },
  },
  LEAVE_PROMOTION_PLANNED: {
    words: {
      ko: ['연차 사용 계획 제출', '{person} 님이 연차 사용 계획을 제출했습니다.'],
      ja: ['年休取得計画の提出', '{person}さんが年休取得計画を提出しました。'],
      en: ['Leave plan submitted', '{person} submitted a leave plan.'],
    },
  },
  LEAVE_PROMOTION_UNANSWERED: {
    words: {
      ko: [
        '연차 사용 시기 지정 필요',
        '{count}건의 회신이 없습니다. {deadline}까지 사용 시기를 지정해 주십시오.',
      ],
      ja: [
        '年休取得時期の指定が必要',
        '{count}件の回答がありません。{deadline}までに取得時期を指定してください。',
      ],
      en: ['Leave days to fix', '{count|person has|people have} not answered. Fix their days by {deadline}.'],
    },
  },
  LEAVE_PROMOTION_FIXED: {
    words: {
      ko: ['연차 사용 시기 지정', '회사가 연차 사용일 {days}일을 지정했습니다.'],
      ja: ['年休取得時期の指定', '会社が年休の取得日を{days}日指定しました。'],
      en: ['Leave days fixed', 'The company fixed {days|day|days} of your leave.'],
    },
  },
  LEAVE_PROMOTION_TAKEN: {
    words: {
      ko: ['연차 사용 처리', '회사가 {day}에 연차를 사용한 것으로 처리했습니다.'],
      ja: ['年休取得の記録', '会社が{day}の年休を取得済みとして記録しました。'],
      en: ['Leave recorded as taken', 'The company recorded that you took leave on {day}.'],
    },
  },
  LEAVE_PROMOTION_BOOKED: {
    words: {
      ko: ['연차 사용일 차감', '사용하기로 정해진 연차 {days}일을 잔여 연차에서 차감했습니다.'],
      ja: ['年休取得日の控除', '取得日の決まっている年休{days}日を残日数から差し引きました。'],
      en: ['Planned leave deducted', 'Your {days} planned days of leave were taken off your balance.'],
    },
  },
  LEAVE_PROMOTION_RETURNED: {
    words: {
      ko: ['연차 반환', '회사가 {day}의 연차 사용을 취소하여 잔여 연차로 돌려드렸습니다.'],
      ja: ['年休の返還', '会社が{day}の年休取得を取り消し、残日数に戻しました。'],
      en: ['Leave given back', 'The company gave your leave on {day} back to your balance.'],
    },
  },
  LEAVE_PROMOTION_CAME: {
    urgent: true,
    words: {
      ko: [
        '연차 사용일 출근',
        '{person} 님이 연차 사용일로 정한 {day}에 출근했습니다. 근무를 받지 않으려면 오늘 안에 노무 수령 거부를 기록해 주십시오.',
      ],
      ja: [
        '年休取得日の出勤',
        '{person}さんが年休取得日と定められた{day}に出勤しました。労務を受け取らない場合は、本日中に労務受領拒否を記録してください。',
      ],
      en: [
        'Check-in on planned leave',
        '{person} checked in on {day}, a day of planned leave. To refuse the work, record the refusal today.',
      ],
    },
  },
  LEAVE_PROMOTION_CAME_REFUSED: {
    urgent: true,
    words: {
      ko: [
        '노무 수령 거부일 출근',
        '{person} 님이 회사가 노무 수령을 거부한 {day}에 출근했습니다. 근무를 멈추고 퇴근하도록 안내해 주십시오.',
      ],
      ja: [
        '労務受領拒否日の出勤',
        '{person}さんが、会社が労務の受領を拒否した{day}に出勤しました。業務を終えて退勤するよう案内してください。',
      ],
      en: [
        'Check-in on refused work',
        '{person} checked in on {day}, though the company refused the work. Please ask them to stop and check out.',
      ],
    },
  },
  LEAVE_PROMOTION_REFUSED: {
    urgent: true,
    words: {
      ko: [
        '노무 수령 거부',
        '회사는 연차 사용일인 {day}의 근무를 받지 않습니다. 근무를 멈추고 퇴근해 주십시오.',
      ],
      ja: [
        '労務受領拒否',
        '会社は年休取得日である{day}の労務を受け取りません。業務を終えて退勤してください。',
      ],
      en: [
        'Work not accepted',
        'The company does not accept work on {day}, a day of planned leave. Please stop working and check out.',
      ],
    },
  },
} satisfies NoticeKinds
