import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const scheduleNotices = {
  HOLIDAY_FREED: {
    words: {
      ko: [
        '휴일 변경',
        '{day}의 휴일이 변경되어 그날의 휴가·근태 신청이 해제되거나 단축되었습니다. 신청 내역을 확인해 주십시오.',
      ],
      ja: [
        '休日の変更',
        '{day}の休日が変更されたため、その日の休暇・勤怠申請が解除または短縮されました。申請の履歴を確認してください。',
      ],
      en: [
        'Holiday changed',
        'The calendar of {day} changed, so your request no longer includes that day, or only half of it. Check your requests.',
      ],
    },
  },
  HOLIDAY_AROUND: {
    words: {
      ko: [
        '휴일 변경',
        '{day} 일정이 근무일로 변경되었습니다. 이 날은 신청한 일정에 포함되지 않으므로 필요하면 추가로 신청해 주십시오.',
      ],
      ja: [
        '休日の変更',
        '{day}が勤務日に変更されました。この日は申請済みの予定に含まれないため、必要な場合は追加で申請してください。',
      ],
      en: [
        'Holiday changed',
        '{day} is now a working day. It is not part of what you requested; request it as well if you need it.',
      ],
    },
  },
  HOLIDAY_HALF_DUE: {
    words: {
      ko: [
        '휴일 변경',
        '{day}의 반일 휴무가 해제되었습니다. 그날의 휴가·근태 신청에는 나머지 반일이 포함되지 않으므로 필요하면 추가로 신청해 주십시오.',
      ],
      ja: [
        '休日の変更',
        '{day}の半日休業が取り消されました。その日の休暇・勤怠申請に残りの半日は含まれないため、必要な場合は追加で申請してください。',
      ],
      en: [
        'Holiday changed',
        'Half of {day} is no longer off. Your request for that day does not include that half; request it as well if you need it.',
      ],
    },
  },
  HOLIDAY_SWAPPED: {
    words: {
      ko: [
        '휴일 대체',
        '휴일이 대체되었습니다. 근무일: {worked}, 유급휴일: {free}. 예정 근무를 확인해 주십시오.',
      ],
      ja: ['休日の振替', '{worked}に勤務し、代わりに{free}が休日になります。'],
      en: ['Holiday swap', 'You work on {worked}, and {free} is a paid day off in its place.'],
    },
  },
  HOLIDAY_BINDS: {
    words: {
      ko: [
        '공휴일 적용',
        '상시 근로자가 {people}명이 되어 {day} 공휴일을 유급휴일로 보장해야 합니다(근로기준법 제55조 제2항). 적용 제외가 해제되었습니다.',
      ],
      ja: [
        '祝日の適用',
        '従業員が{people}名になったため、{day}の祝日を有給休日としなければなりません（韓国勤労基準法 第55条第2項）。適用除外が解除されました。',
      ],
      en: [
        'Public holiday binds',
        'With {people} people, {day} has to be kept as a paid holiday (Labor Standards Act (근로기준법) Art. 55(2)). The exemption has been lifted.',
      ],
    },
  },
  SCHEDULE_PLANNED: {
    one: 'link',
    gathers: true,
    words: {
      ko: ['근무 일정 등록', '{person} 님이 {month} 근무 일정을 등록했습니다: {days}'],
      ja: ['勤務シフトの登録', '{person}さんが{month}の勤務シフトを登録しました：{days}'],
      en: ['Schedule planned', '{person} planned your schedule for {month}: {days}'],
    },
  },
  SCHEDULE_CHANGED: {
    one: 'link',
    gathers: true,
    family: 'SCHEDULE_PLANNED',
    words: {
      ko: ['근무 일정 변경', '{person} 님이 {month} 근무 일정을 변경했습니다: {days}'],
      ja: ['勤務シフトの変更', '{person}さんが{month}の勤務シフトを変更しました：{days}'],
      en: ['Schedule changed', '{person} changed your schedule for {month}: {days}'],
    },
  },
  SCHEDULE_EVENT_SET: {
    one: 'thing',
    gathers: true,
    words: {
      ko: ['행사 등록', '{person} 님이 {day} 행사를 등록했습니다: {title}'],
      ja: ['行事の登録', '{person}さんが{day}の行事を登録しました：{title}'],
      en: ['Event added', '{person} added an event for you on {day}: {title}'],
    },
  },
  SCHEDULE_EVENT_CHANGED: {
    one: 'thing',
    gathers: true,
    family: 'SCHEDULE_EVENT_SET',
    words: {
      ko: ['행사 변경', '{person} 님이 행사를 변경했습니다: {day} {title}'],
      ja: ['行事の変更', '{person}さんが行事を変更しました：{day} {title}'],
      en: ['Event changed', '{person} changed an event of yours: {title}, now on {day}'],
    },
  },
  SCHEDULE_EVENT_REMOVED: {
    one: 'thing',
    gathers: true,
    family: 'SCHEDULE_EVENT_SET',
    words: {
      ko: ['행사 삭제', '{person} 님이 {day} 행사를 삭제했습니다: {title}'],
      ja: ['行事の削除', '{person}さんが{day}の行事を削除しました：{title}'],
      en: ['Event removed', '{person} removed your event on {day}: {title}'],
    },
  },
} satisfies NoticeKinds
