import type { ErrorText } from '../../errors.ts'

export const leaveErrors = {
  LEAVE_BELOW_ZERO: {
    status: 406,
    ko: '{name} 님의 잔여 연차가 {left}이므로 그보다 많이 차감할 수 없습니다.',
    ja: '{name}さんの残りの年休は{left}のため、それより多く差し引くことはできません。',
    en: '{name} has {left} of leave left. No more than that can be deducted.',
  },
  ADJUSTED_AFTER_LAST_DAY: {
    status: 406,
    ko: '{name} 님의 퇴사일보다 늦은 날짜로는 연차를 조정할 수 없습니다. 퇴사일: {day}',
    ja: '{name}さんの退職日より後の日付では年休を調整できません。退職日：{day}',
    en: 'Leave of {name} cannot be adjusted from a day after the last working day. Last working day: {day}',
  },
  NOTHING_ADJUSTED: {
    status: 400,
    ko: '조정할 일수를 입력해 주십시오. 추가 부여와 기사용은 0보다 큰 일수로 입력합니다.',
    ja: '調整する日数を入力してください。追加付与と使用済みは0より大きい日数で入力します。',
    en: 'Enter the days to adjust: more than 0 for extra leave and leave used before.',
  },
} satisfies Record<string, ErrorText>
