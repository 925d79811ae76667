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
    en: 'The days of the schedule contradict each other. Nothing was saved. Check for each day whether it is a working day.',
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
  HOLIDAY_TAKEN: {
    status: 409,
    ko: '이미 휴일로 지정되었거나 변경된 날입니다. 다른 날을 선택해 주십시오.',
    ja: 'すでに休日に指定または変更されている日です。別の日を選択してください。',
    en: 'This day is already a holiday or has been changed. Choose another day.',
  },
  HOLIDAY_HALF_WEEKEND: {
    status: 406,
    ko: '반일 휴무는 평일에만 지정할 수 있습니다. 다른 날을 선택해 주십시오.',
    ja: '半日の休業は平日にだけ指定できます。別の日を選択してください。',
    en: 'Only a weekday can be half a day off. Choose another day.',
  },
  HOLIDAY_UNKNOWN: {
    status: 406,
    ko: '평일에 있는 공휴일만 선택할 수 있습니다.',
    ja: '平日にあたる祝日だけを選択できます。',
    en: 'Choose a public holiday that falls on a weekday.',
  },
  HOLIDAY_NOT_SWAPPABLE: {
    status: 406,
    ko: '노동절은 다른 근로일로 대체할 수 없습니다. 근무하는 경우 휴일 근로로 신청해 주십시오.',
    ja: '労働節は他の労働日に振り替えられません。勤務する場合は休日労働として申請してください。',
    en: 'Labor Day cannot be swapped with another day. Request holiday work for people who work on it.',
  },
  HOLIDAY_NO_WORK_DAY: {
    status: 406,
    ko: '대체 휴일은 휴일이 아닌 평일이어야 합니다.',
    ja: '代わりに休む日は、休日でない平日でなければなりません。',
    en: 'The day off in its place must be a weekday that is not a holiday.',
  },
  HOLIDAY_AGREED_LATE: {
    status: 406,
    ko: '휴일 대체는 두 날보다 하루 이상 먼저 합의해야 합니다. 합의한 날을 확인해 주십시오.',
    ja: '休日の振替は、両日の前日までに合意しなければなりません。合意日を確認してください。',
    en: 'A swap must be agreed on at least one day before both days. Check the day of the agreement.',
  },
  HOLIDAY_BINDING: {
    status: 406,
    ko: '5명 이상 사업장은 공휴일을, 모든 사업장은 노동절을 유급휴일로 보장해야 합니다. 노동절이 아닌 공휴일은 다른 근로일로 대체할 수 있습니다.',
    ja: '従業員5名以上の事業場では祝日を、すべての事業場では労働節を有給休日にしなければなりません。労働節以外の祝日は他の労働日に振り替えることができます。',
    en: 'Workplaces with five or more people must keep public holidays as paid holidays, and every workplace Labor Day. Public holidays other than Labor Day can be swapped with another working day.',
  },
  SWAP_NOT_OFFERED: {
    status: 406,
    ko: '회사에서 휴일 대체를 사용하지 않습니다. 필요하면 전체 관리자에게 문의해 주십시오.',
    ja: '会社で休日の振替を使用していません。必要な場合はシステム管理者にお問い合わせください。',
    en: 'Your company does not swap holidays. Ask a full admin if you need it.',
  },
  SWAP_NO_HOLIDAY: {
    status: 406,
    ko: '근무하려는 날은 유급휴일이어야 합니다. 공휴일 또는 주휴일을 선택해 주십시오.',
    ja: '勤務する日は有給の休日でなければなりません。祝日または週休日を選択してください。',
    en: 'The day to work must be a paid holiday. Choose a public holiday or the weekly day off.',
  },
  SWAP_NO_WORK_DAY: {
    status: 406,
    ko: '대체 휴일은 근무가 예정된 날이어야 합니다. 다른 날을 선택해 주십시오.',
    ja: '代わりに休む日は、予定勤務のある日でなければなりません。別の日を選択してください。',
    en: 'The day off in its place must be a scheduled working day. Choose another day.',
  },
  SWAP_OTHER_WEEK: {
    status: 406,
    ko: '주휴일은 같은 주(월~일)의 근로일로만 대체할 수 있습니다. 같은 주의 날을 선택해 주십시오.',
    ja: '週休日は同じ週（月～日）の労働日とだけ振り替えられます。同じ週の日を選択してください。',
    en: 'A weekly day off can be swapped only within its week, Monday to Sunday. Choose a day of that week.',
  },
  SWAP_LATE: {
    status: 406,
    ko: '휴일 대체는 두 날의 근무 시작 24시간 전까지 신청과 승인을 마쳐야 합니다. 이후의 날을 선택해 주십시오.',
    ja: '休日の振替は、両日の始業24時間前までに申請と承認を終える必要があります。以降の日を選択してください。',
    en: 'A swap must be requested and approved at least 24 hours before work would begin on both days. Choose later days.',
  },
  SWAP_EVENTS: {
    status: 406,
    ko: '두 날 중 휴가·근태 신청이나 촉진으로 계획된 휴가가 있는 날이 있습니다. 변경하거나 취소한 후 다시 시도해 주십시오.',
    ja: '両日のいずれかに休暇・勤怠の申請、または取得促進で計画された休暇があります。変更または取り消してからもう一度お試しください。',
    en: 'There is a request, or leave planned by a leave-use promotion, on one of the days. Change or cancel it and try again.',
  },
  SWAP_BEGUN: {
    status: 406,
    ko: '두 날 중 이미 시작된 날이 있어 휴일 대체를 취소할 수 없습니다.',
    ja: '両日のいずれかがすでに始まっているため、休日の振替を取り消せません。',
    en: 'One of the days has begun, so the swap cannot be canceled.',
  },
} satisfies Record<string, ErrorText>
