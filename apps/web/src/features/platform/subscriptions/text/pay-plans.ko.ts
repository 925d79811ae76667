export const payPlans = {
  note: '계약한 요금제를 기록합니다. 이 서버에서는 요금을 청구하거나 결제하지 않습니다.',
  add: '요금제 추가',
  rename: '이름 변경',
  code: '요금제 코드',
  codeHint: '영문으로 시작하고 영문, 숫자, _와 -를 30자까지 입력할 수 있습니다. 대문자로 저장됩니다.',
  codeWrong: '영문으로 시작하고 영문, 숫자, _와 -만 30자까지 입력해 주십시오.',
  title: '등록한 요금제',
  inForce: '사용 중',
  choose: '요금제 변경',
  chooseAsk: '{{name}} 요금제로 변경하시겠습니까?',
  chooseText: '회사 정보에 즉시 표시되며, 사용할 수 있는 기능은 변경되지 않습니다.',
  chosen: '{{name}} 요금제로 변경했습니다.',
  added: '{{name}} 요금제를 추가했습니다.',
  deleteAsk: '{{name}} 요금제를 삭제하시겠습니까?',
  deleteText: '등록된 기록에서 삭제되며, 복구할 수 없습니다.',
  freeFixed: 'FREE 요금제는 모든 회사의 기본 요금제이므로 변경하거나 삭제할 수 없습니다.',
  stillInForce: '현재 사용 중인 요금제입니다. 다른 요금제로 먼저 변경해 주십시오.',
  free: '모든 회사의 기본 요금제입니다.',
}

declare global {
  interface WebTexts {
    payPlans: typeof payPlans
  }
}
