export const ranks = {
  add: '직급 추가',
  name: '직급 이름',
  empty: '아직 직급이 없습니다',
  emptyHint: '사원부터 이사까지 기본 직급을 한 번에 추가하거나, 높은 직급부터 차례로 추가해 주십시오.',
  preset: '기본 직급 추가({{first}}~{{last}})',
  presetNames: '이사,부장,차장,과장,대리,주임,사원',
  presetAdded: '직급 {{n}}개를 추가했습니다.',
  orderHint: '끌어서 순서를 바꾸거나, 손잡이에서 위아래 화살표 키를 누르십시오.',
  rename: '이름 바꾸기',
  deleteAsk: '{{name}} 직급을 삭제하시겠습니까?',
  deleteText: '이 직급을 가진 구성원이 없습니다. 되돌릴 수 없습니다.',
  inUse: '퇴사자를 포함해 {{n}}명이 이 직급입니다. 먼저 직급을 바꿔 주십시오.',
  added: '{{name}} 직급을 추가했습니다.',
  up: '위로',
  down: '아래로',
}

declare global {
  interface WebTexts {
    ranks: typeof ranks
  }
}
