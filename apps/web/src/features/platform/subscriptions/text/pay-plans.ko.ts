export const payPlans = {
  note: '이 서버는 요금을 청구하거나 결제하지 않습니다. 계약한 요금제를 기록해 두는 곳입니다.',
  add: '요금제 추가',
  rename: '이름 바꾸기',
  code: '요금제 코드',
  codeHint: '영문으로 시작하고 영문, 숫자, _와 -를 쓸 수 있습니다 (30자까지). 대문자로 저장합니다.',
  codeWrong: '영문으로 시작하고 영문, 숫자, _와 -만 써 주십시오 (30자까지).',
  title: '기록한 요금제',
  inForce: '쓰는 중',
  choose: '이 요금제로 바꾸기',
  chooseAsk: '{{name}} 요금제로 바꾸시겠습니까?',
  chooseText: '회사 정보에 바로 표시됩니다. 기능은 바뀌지 않습니다.',
  chosen: '{{name}} 요금제로 바꿨습니다.',
  added: '{{name}} 요금제를 추가했습니다.',
  deleteAsk: '{{name}} 요금제를 삭제하시겠습니까?',
  deleteText: '기록에서만 지워집니다. 되돌릴 수 없습니다.',
  freeFixed: 'FREE 요금제는 모든 회사에 있으며, 바꾸거나 삭제할 수 없습니다.',
  stillInForce: '지금 쓰는 요금제입니다. 먼저 다른 요금제로 바꿔 주십시오.',
  free: '모든 회사의 기본 요금제입니다.',
}

declare global {
  interface WebTexts {
    payPlans: typeof payPlans
  }
}
