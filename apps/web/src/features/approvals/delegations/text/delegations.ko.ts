export const delegations = {
  title: '결재 위임',
  hint: '지정한 기간에 도착하거나 대기 중인 결재를 다른 구성원이 대신 처리합니다. 본인도 계속 결재할 수 있습니다.',
  add: '위임 추가',
  edit: '위임 수정',
  added: '위임을 추가했습니다.',
  whose: '위임 대상',
  own: '내 위임',
  company: '회사 전체',
  when: '위임 기간 구분',
  current: '진행·예정',
  past: '종료',
  list: '위임 목록',
  giver: '위임자',
  delegate: '위임받은 구성원',
  toWhom: '위임받을 사람',
  period: '기간',
  kinds: '문서 종류',
  allKinds: '모든 문서',
  kindsHint: '선택하지 않으면 모든 문서를 위임합니다.',
  reason: '사유',
  state: '상태',
  decided: '처리',
  decidedCount: '{{n}}건',
  states: { PLANNED: '예정', IN_FORCE: '진행', PAUSED: '중지', OVER: '종료' },
  pausedHint: '위임받은 구성원이 휴직 중이거나 회사 설정에서 위임을 사용하지 않아 중지되었습니다.',
  empty: '등록된 위임이 없습니다',
  emptyHint: '휴가나 출장 전에 위임하면 결재가 지연되지 않습니다.',
  emptyPast: '종료된 위임이 없습니다',
  needsPerson: '구성원을 선택해 주십시오.',
  needsPeriod: '기간을 선택해 주십시오.',
  row: '{{giver}} 님의 위임',
  away: {
    leave: '{{name}} 님은 위임 기간 중 {{n}}일 휴가입니다.',
    absent: '{{name}} 님은 {{day}}부터 휴직입니다.',
    handsOn: '{{name}} 님은 이 기간에 {{other}} 님에게 위임했습니다. 위임받은 결재는 다시 위임되지 않습니다.',
  },
  remove: '위임을 삭제하시겠습니까?',
  removeHint: '즉시 종료되며 두 구성원에게 알림을 보냅니다. 이미 처리한 결재는 유지됩니다.',
}

declare global {
  interface WebTexts {
    delegations: typeof delegations
  }
}
