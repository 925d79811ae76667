import type { ErrorText } from '../../errors.ts'

export const scheduleErrors = {
  SCHEDULE_MONTH: {
    status: 400,
    ko: '근무 일정은 매월 1일부터 말일까지 한 달 단위로 저장합니다. 시작일과 종료일을 확인해 주십시오.',
    ja: '勤務シフトは月初から月末までの1か月単位で保存します。開始日と終了日を確認してください。',
    en: 'A schedule covers a whole month. Check the first and last day.',
  },
  SCHEDULE_DAYS: {
    status: 400,
    ko: '날짜별 근무 여부가 서로 일치하지 않습니다. 저장된 내용은 없습니다. 모든 날짜의 근무 여부를 확인해 주십시오.',
    ja: '日ごとの勤務の有無が一致していません。何も保存されていません。すべての日付の勤務の有無を確認してください。',
    en: 'The days of the schedule contradict each other. Nothing was saved. Check whether each day is worked.',
  },
  SCHEDULE_EMPLOYMENT: {
    status: 406,
    ko: '재직 기간이 아닌 날짜에는 근무를 지정할 수 없습니다: {people}. 저장된 내용은 없습니다.',
    ja: '在籍していない日には勤務を設定できません：{people}。何も保存されていません。',
    en: 'No shifts can be planned for days on which a person is not employed: {people}. Nothing was saved.',
  },
  SCHEDULE_CHANGED: {
    status: 409,
    ko: '다른 사람이 먼저 변경한 근무 일정이 있습니다: {people}. 저장된 내용은 없습니다. 최신 일정을 확인한 후 다시 저장해 주십시오.',
    ja: '他の人が先に変更した勤務シフトがあります：{people}。何も保存されていません。最新の内容を確認してから、もう一度保存してください。',
    en: 'Somebody else has changed these schedules meanwhile: {people}. Nothing was saved. Check the latest schedules and save again.',
  },
  SHIFT_HOURS: {
    status: 400,
    ko: '근무 시간은 24시간 이내여야 하고, 휴게 시간은 근무 시간보다 짧아야 합니다.',
    ja: '勤務時間は24時間以内とし、休憩は勤務時間より短くしてください。',
    en: 'A shift is at most 24 hours long, and its break is shorter than the shift.',
  },
  TOO_MANY_SHIFTS: {
    status: 409,
    ko: '근무조는 {most}개까지 등록할 수 있습니다. 사용하지 않는 근무조를 삭제해 주십시오.',
    ja: 'シフトパターンは{most}件まで登録できます。使っていないものを削除してください。',
    en: 'You can keep up to {most} shifts. Remove one that is no longer used.',
  },
} satisfies Record<string, ErrorText>
