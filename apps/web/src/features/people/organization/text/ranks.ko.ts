export const ranks = {
  add: '직급 추가',
  name: '직급 이름',
  empty: '등록된 직급이 없습니다',
  emptyHint: '사원부터 이사까지 기본 직급을 한 번에 추가하거나, 높은 직급부터 차례로 추가해 주십시오.',
  preset: '기본 직급 추가({{first}}~{{last}})',
  presetNames: '이사,부장,차장,과장,대리,주임,사원',
  presetAdded: '직급 {{n}}개를 추가했습니다.',
  orderHint: '손잡이를 끌거나 위아래 화살표 키를 눌러 순서를 변경합니다.',
  rename: '이름 변경',
  deleteAsk: '{{name}} 직급을 삭제하시겠습니까?',
  deleteText: '이 직급의 구성원이 없습니다. 삭제하면 복구할 수 없습니다.',
  inUse: '퇴사자를 포함하여 {{n}}명이 이 직급입니다. 직급을 먼저 변경해 주십시오.',
  added: '{{name}} 직급을 추가했습니다.',
  up: '위로 이동',
  down: '아래로 이동',
}

declare global {
  interface WebTexts {
    ranks: typeof ranks
  }
}
