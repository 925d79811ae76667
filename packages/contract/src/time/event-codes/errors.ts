import type { ErrorText } from '../../errors.ts'

export const eventCodeErrors = {
  EVENT_CODE_NO_UNIT: {
    status: 400,
    ko: '하루, 반일, 시간 중 하나 이상의 사용 단위를 골라 주십시오.',
    ja: '1日・半日・時間のうち、少なくとも一つの使用単位を選んでください。',
    en: 'Choose at least one unit: whole day, half day or hours.',
  },
  EVENT_CODE_USED: {
    status: 409,
    ko: '이 항목으로 올린 신청이 {count}건 있어 삭제할 수 없습니다. 더 쓰지 않으려면 사용을 꺼 주십시오.',
    ja: 'この項目の申請が{count}件あるため削除できません。今後使わない場合は、使用をオフにしてください。',
    en: '{count} requests were made with this kind, so it cannot be deleted. Switch it off if it is no longer wanted.',
  },
  EVENT_CODE_FOR_ALL: {
    status: 400,
    ko: '모든 구성원이 쓰는 항목이므로 사람을 지정할 수 없습니다. 먼저 지정한 사람만 쓰도록 바꿔 주십시오.',
    ja: '全メンバーが使う項目のため、人を指定できません。先に「指定した人だけ」に変更してください。',
    en: 'Everybody may use this kind, so nobody is assigned to it. Limit it to certain people first.',
  },
  EVENT_CODES_FULL: {
    status: 409,
    ko: '근태 항목은 {most}개까지 만들 수 있습니다.',
    ja: '勤怠項目は{most}個まで作成できます。',
    en: 'There can be at most {most} own kinds of events.',
  },
} satisfies Record<string, ErrorText>
