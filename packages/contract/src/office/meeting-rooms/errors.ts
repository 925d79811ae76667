import type { ErrorText } from '../../errors.ts'

export const meetingErrors = {
  ROOM_TAKEN: {
    status: 409,
    ko: '이미 예약된 시간입니다: {taken}. 다른 시간을 선택해 주십시오.',
    ja: 'すでに予約されている時間です：{taken}。別の時間を選択してください。',
    en: 'Already booked at that time: {taken}. Choose another time.',
  },
  BOOKING_RANGE: {
    status: 400,
    ko: '종료 시각은 시작 시각보다 늦어야 합니다.',
    ja: '終了時刻は開始時刻より後にしてください。',
    en: 'The end time must be after the start time.',
  },
  ROOM_CLOSED: {
    status: 406,
    ko: '예약이 중지된 회의실입니다. 다른 회의실을 선택해 주십시오.',
    ja: '予約を停止している会議室です。他の会議室を選択してください。',
    en: 'This room is not taking bookings. Choose another one.',
  },
  BOOKING_PAST: {
    status: 406,
    ko: '지난 시간의 예약은 추가하거나 변경할 수 없습니다.',
    ja: '過去の予約は作成・変更できません。',
    en: 'Bookings in the past cannot be made or changed.',
  },
  TOO_MANY_OCCURRENCES: {
    status: 400,
    ko: '반복 예약은 한 번에 {most}회까지 가능합니다.',
    ja: '繰り返し予約は一度に{most}回まで作成できます。',
    en: 'You can make at most {most} repeated bookings at once.',
  },
} satisfies Record<string, ErrorText>
