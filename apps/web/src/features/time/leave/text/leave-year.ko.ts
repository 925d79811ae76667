export const leaveYear = {
  label: '휴가 연도',
  option: '{{n}}년 차 · {{from}} ~ {{to}}',
  strip: '{{n}}년 차 휴가 연도 ({{from}} ~ {{to}})',
  current: '올해',
  granted: '발생',
  used: '사용',
  held: '신청 중',
  left: '잔여',
  expired: '소멸',
  uncovered: '초과 사용',
  expires: '{{day}} 소멸',
  expiresLeft: '{{day}}까지 미사용 시 {{days}} 소멸',
  today: '오늘',
  table: '표로 보기',
  tableHide: '표 접기',
  item: '항목',
  days: '일수',
  spent: '사용일',
  asked: '신청 중인 날',
  figure: {
    rest: '다른 휴가 연도',
    label: '연차 현황',
    total_days: '발생',
    used_vac_days: '사용',
    held_vac_days: '신청 중',
    uncovered_days: '초과 사용',
    available_days: '잔여',
    asOf: '{{day}} 기준',
    expiring: '{{days, topic}} {{day}}까지 사용할 수 있습니다.',
    next: '다음 발생 {{day}} · {{days}}',
  },
  plan: { text: '잔여 연차 {{days}}의 사용 계획을 {{day}}까지 제출해 주십시오.', open: '계획 작성' },
  draft: {
    text: '작성 중인 휴가 신청이 있습니다.',
    open: '이어서 작성',
  },
}

declare global {
  interface WebTexts {
    leaveYear: typeof leaveYear
  }
}
