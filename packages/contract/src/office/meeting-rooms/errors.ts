import type { ErrorText } from '../../errors.ts'

export const meetingErrors = {
  ROOM_TAKEN: {
    status: 409,
    ko: '그 시간에 이미 예약이 있습니다: {taken}',
    ja: 'その時間にはすでに予約があります: {taken}',
    en: 'The room is already booked then: {taken}',
  },
  BOOKING_RANGE: {
    status: 400,
    ko: '끝나는 시각은 시작 시각보다 뒤여야 합니다.',
    ja: '終了時刻は開始時刻より後にしてください。',
    en: 'The end has to be after the start.',
  },
  ROOM_CLOSED: {
    status: 406,
    ko: '지금은 예약할 수 없는 회의실입니다.',
    ja: '現在予約できない会議室です。',
    en: 'This room takes no bookings at present.',
  },
  BOOKING_PAST: {
    status: 406,
    ko: '이미 지난 예약은 만들거나 바꿀 수 없습니다.',
    ja: '過ぎた予約は作成・変更できません。',
    en: 'A booking in the past can be neither made nor changed.',
  },
  TOO_MANY_OCCURRENCES: {
    status: 400,
    ko: '반복 예약은 한 번에 {most}회까지 만들 수 있습니다.',
    ja: '繰り返し予約は一度に{most}回まで作成できます。',
    en: 'At most {most} repeated bookings can be made at once.',
  },
} satisfies Record<string, ErrorText>
