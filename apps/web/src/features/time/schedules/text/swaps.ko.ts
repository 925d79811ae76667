export const swaps = {
  title: '휴일 대체',
  ask: '신청',
  work_date: '근무하는 휴일',
  free_date: '대체 휴일',
  reason: '사유',
  law: '두 날의 근무 시작 24시간 전까지 승인을 받아야 합니다. 대체한 휴일의 근무는 휴일 근로가 아닌 통상 근무로, 대체 휴일의 근무는 휴일 근로로 계산합니다(근로기준법 제55조 제2항).',
  mark: {
    works: '휴일 대체 근무일입니다. 대체 휴일은 {{day}}입니다.',
    free: '{{day}} 휴일 근무에 대한 대체 휴일입니다.',
  },
  preview: '변경될 예정 근무를 확인해 주십시오',
  works: '{{day}}: 근무일 {{from}}~{{to}}',
  rests: '{{day}}: 유급휴일 {{name}}',
  sent: '휴일 대체를 신청했습니다.',
  entered: '휴일을 대체했습니다.',
  remove: '대체 해제',
  removed: '휴일 대체를 해제했습니다.',
}

declare global {
  interface WebTexts {
    swaps: typeof swaps
  }
}
