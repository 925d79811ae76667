/** What settings that are not saved would make of the days since last month. */
export const replay = {
  title: '적용 결과 미리보기',
  counting: '구성원 {{total}}명 중 {{seen}}명을 계산했습니다.',
  changes: '저장하면 {{period}} 근무 중 {{people}}명의 {{days}}일이 변경됩니다.',
  same: '저장해도 {{period}} 근무 시간은 변경되지 않습니다.',
  closed: '확정된 {{n}}일은 변경되지 않습니다.',
  moved:
    '{{n}}일은 새 날짜 변경 시각에 따르면 전날이나 다음 날의 근무입니다. 이미 기록된 날짜는 변경되지 않습니다.',
  failed: '계산하지 못했습니다. 저장은 할 수 있습니다.',
  people: '변경되는 구성원',
  daysOf: '{{name}} 님의 변경되는 근무',
  toPeople: '구성원 목록',
  person: '구성원',
  team: '팀',
  count: '변경되는 근무',
  day: '날짜',
  times: '출퇴근',
  dayMoved: '날짜가 변경되는 기록',
  figure: {
    work_minutes: '근무',
    rest_minutes: '휴게',
    overtime_minutes: '연장',
    night_minutes: '야간',
    holiday_minutes: '휴일',
    late_minutes: '지각',
    early_minutes: '조퇴',
  },
  change: '{{before}}에서 {{after}}',
  from: '적용 시점',
  fromOf: {
    TODAY: '오늘부터',
    OPEN_DAYS: '확정되지 않은 지난 근무도 다시 계산',
  },
  fromText: {
    TODAY: '지난 근무는 당시 설정으로 계산된 그대로 유지됩니다.',
    OPEN_DAYS: '{{day}}부터의 근무를 새 설정으로 다시 계산하고, 완료되면 알림으로 안내합니다.',
  },
}

declare global {
  interface WebTexts {
    replay: typeof replay
  }
}
