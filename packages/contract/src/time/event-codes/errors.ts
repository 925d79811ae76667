import type { ErrorText } from '../../errors.ts'

export const eventCodeErrors = {
  EVENT_CODE_NO_UNIT: {
    status: 400,
    ko: '사용 단위를 하나 이상 선택해 주십시오.',
    ja: '使用単位を1つ以上選択してください。',
    en: 'Choose at least one unit.',
  },
  EVENT_CODE_USED: {
    status: 409,
    ko: '이 항목의 신청이 {count}건 있어 삭제할 수 없습니다. 더 이상 사용하지 않으려면 사용을 중지해 주십시오.',
    ja: 'この項目の申請が{count}件あるため削除できません。今後使わない場合は使用を停止してください。',
    en: '{count|request uses|requests use} this event type, so it cannot be deleted. Turn it off if it is no longer needed.',
  },
  EVENT_CODE_FOR_ALL: {
    status: 400,
    ko: '모든 구성원이 사용하는 항목이므로 배정할 수 없습니다. ‘일부 구성원만’으로 먼저 변경해 주십시오.',
    ja: '全メンバーが使用できる項目のため、割り当てできません。先に「一部のメンバーのみ」に変更してください。',
    en: 'Everyone can use this event type, so nobody can be assigned. Limit it to some members first.',
  },
  EVENT_CODES_FULL: {
    status: 409,
    ko: '근태 항목은 {most}개까지 추가할 수 있습니다.',
    ja: '勤怠項目は{most}個まで作成できます。',
    en: 'You can have at most {most} company event types.',
  },
} satisfies Record<string, ErrorText>
