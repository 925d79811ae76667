export const deputies = {
  act: { open: '전결·위임', final: '전결', hand: '위임', substitute: '대결' },
  final: {
    title: '전결',
    hint: '이후 결재자를 생략하고 이 문서를 최종 승인합니다. 전결은 취소할 수 없습니다.',
    done: '전결 처리했습니다.',
  },
  hand: {
    title: '결재 위임',
    hint: '이 문서의 결재를 다른 구성원에게 위임합니다. 위임한 뒤에도 문서를 열람할 수 있습니다.',
    person: '위임받을 구성원',
    needed: '위임받을 구성원을 선택해 주십시오.',
    done: '{{name}} 님에게 위임했습니다.',
  },
  substitute: {
    title: '대결',
    hint: '부재 중인 결재자를 대신하여 승인합니다. 결재자에게 알림을 보내며, 대결은 취소할 수 없습니다.',
    person: '부재 중인 결재자',
    done: '{{name}} 님을 대신하여 승인했습니다.',
  },
  actsFor: '{{name}} 님의 위임에 따라 처리합니다. 처리한 결재는 취소할 수 없습니다.',
  waitsFor: '위임: {{name}} 님 차례',
  isAbsent: '부재 중',
  by: { SUBSTITUTE: '대결: {{name}}', DELEGATE: '위임: {{name}}' },
  from: '위임자: {{name}}',
  finally: '전결',
}

declare global {
  interface WebTexts {
    deputies: typeof deputies
  }
}
