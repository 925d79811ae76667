export const holidays = {
  add: '휴일 변경',
  kind: '변경 방법',
  kinds: { OWN: '회사 휴일 지정', SWAP: '공휴일 대체', UNKEPT: '공휴일 미적용' },
  kindHint: {
    OWN: '창립기념일 등 회사가 정한 유급휴일로 지정합니다.',
    SWAP: '공휴일에 근무하고 다른 근로일을 휴일로 대체합니다.',
    UNKEPT: '5명 미만 사업장이거나, 아직 공고되지 않은 공휴일이 변경된 경우에 사용합니다.',
  },
  date: '날짜',
  publicDate: '공휴일',
  name: '이름',
  part: '휴무 시간',
  parts: { DAY: '종일', AM: '오전', PM: '오후' },
  halves: { AM: '오전 휴무', PM: '오후 휴무' },
  halfHint:
    '나머지 반일만 근무가 예정됩니다. 이 날의 연차는 0.5일만 차감되며, 휴무인 반일에는 휴가를 신청할 수 없습니다.',
  freeDate: '대체 휴일',
  agreedDate: '서면 합의일',
  swapLaw:
    '근로기준법 제55조 제2항: 근로자대표와 서면으로 합의하고, 두 날 모두 하루 이상 먼저 구성원에게 알려야 합니다.',
  caption: '{{year}}년 휴일',
  empty: '휴일이 없습니다',
  emptyHint: '회사 휴일을 지정하면 이곳에 표시됩니다.',
  expected: '(공고 전)',
  state: '구분',
  more: '비고',
  states: {
    LAW: '공휴일',
    OWN: '회사 휴일',
    SWAP_FREE: '대체 휴일',
    SWAP_WORKED: '근무일로 대체',
    UNKEPT: '미적용',
  },
  freeFor: '{{day}} 대체 휴일 · {{agreed}} 합의',
  workedFor: '대체 휴일 {{day}} · {{agreed}} 합의',
  swap: '다른 날로 대체',
  clear: '변경 해제',
  clearAsk: '{{name}} 변경을 해제하시겠습니까?',
  clearSwap: '대체한 두 날이 모두 원래 구분으로 복원됩니다.',
  clearText: '이 날이 원래 구분으로 복원됩니다.',
  saved: '휴일을 변경했습니다.',
  cleared: '휴일 변경을 해제했습니다.',
  effect: {
    title: '변경 내용을 확인해 주십시오',
    recounted: '{{n}}명의 근무를 다시 계산합니다.',
    freed: '{{n}}명의 휴가·근태 신청에서 이 날 또는 휴무인 반일이 제외되고 알림이 발송됩니다.',
    around: '{{n}}명의 신청 기간에 근무일이 추가되어 알림이 발송됩니다.',
    halfDue: '{{n}}명은 이 날 신청에 다시 근무하게 되는 반일이 포함되지 않아 알림이 발송됩니다.',
    go: '적용',
  },
}

declare global {
  interface WebTexts {
    holidays: typeof holidays
  }
}
