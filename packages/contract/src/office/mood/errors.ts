import type { ErrorText } from '../../errors.ts'

export const moodErrors = {
  MOOD_MISSING: {
    status: 400,
    ko: '출근 기분과 퇴근 기분 중 하나 이상을 선택해 주십시오.',
    ja: '出勤時か退勤時の気分を選択してください。',
    en: 'Choose how you feel in the morning or in the evening.',
  },
  MOOD_DAY_OVER: {
    status: 406,
    ko: '오늘의 기분만 기록할 수 있습니다. 지정할 수 있는 날짜는 {day}입니다.',
    ja: '記録できるのは今日の気分だけです。日付を{day}にしてください。',
    en: 'Only the mood of today can be recorded: set the day to {day}.',
  },
} satisfies Record<string, ErrorText>
