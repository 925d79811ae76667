export const leaveTeam = {
  description: '팀원의 휴가를 월 단위로 확인합니다.',
  earlier: '이전 날짜 표시',
  table: '{{month}} 팀 휴가표',
  person: '구성원',
  sum: '합계',
  byKind: '{{month}} 항목별 휴가',
  kindDays: '사용 일수',
  count: '휴가 인원',
  countKind: '인원',
  empty: '{{month}} 휴가자가 없습니다',
  emptyHint: '다른 달이나 팀을 선택해 주십시오.',
  kind: '근태 항목',
  kinds: {
    ALL: '전체',
    VACATION: '휴가',
    SP: '특별휴가',
    HEALTH: '보건휴가',
    PUBLIC: '공가',
    CUSTOM: '회사 항목',
    WORK: '근무',
    HOME: '재택',
    OUT: '외근',
  },
  emptyKind: '{{month}}에 이 항목의 신청이 없습니다',
  emptyKindHint: '다른 항목이나 달을 선택해 주십시오.',
  more: '전체 {{total}}건 중 {{shown}}건을 표시했습니다.',
  loadMore: '더보기',
  legendFull: '종일',
  legendPart: '일부',
  legendPending: '결재 중',
  people: '{{n}}명',
}

declare global {
  interface WebTexts {
    leaveTeam: typeof leaveTeam
  }
}
