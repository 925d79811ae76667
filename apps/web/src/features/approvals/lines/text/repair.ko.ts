export const repair = {
  title: '교체가 필요한 결재자',
  none: '교체가 필요한 결재자가 없습니다',
  noneHint: '퇴사, 휴직, 공석이 발생하면 해당 결재선과 문서가 표시됩니다.',
  reason: {
    LEFT: '퇴사',
    ABSENT: '휴직',
    NO_LEADER: '공석',
    NO_HOLDER: '지정된 담당자 없음',
    GONE: '존재하지 않음',
  },
  lines: '결재선 {{n}}건',
  documents: '진행 중인 문서 {{n}}건',
  act: '교체',
  actFor: '{{name}} 교체',
  dialog: '{{name}} 교체',
  taker: '대신 지정할 구성원',
  nobody: '구성원을 선택해 주십시오.',
  ofWhom: '{{owner}} · {{name}}',
  after: '교체 후',
  onlyVariants: '조건별 결재선만 변경됩니다.',
  turn: '결재 차례',
  later: '이후 순서',
  more: '표시되지 않은 문서 {{n}}건은 모두 선택한 경우 함께 교체됩니다.',
  refusal: {
    NO_DECIDER: '결재자가 없어지므로 변경되지 않습니다. 결재선을 직접 수정해 주십시오.',
    TOO_LONG: '결재선이 너무 길어지므로 변경되지 않습니다.',
    AUTHOR: '본인이 기안한 문서이므로 교체되지 않습니다.',
  },
  done: '결재선 {{lines}}건, 문서 {{documents}}건을 교체했습니다.',
  kept: '{{n}}건은 변경되지 않았습니다.',
  forms: { title: '결재선 확인이 필요한 양식', act: '양식 수정', actFor: '{{name}} 수정' },
}

declare global {
  interface WebTexts {
    repair: typeof repair
  }
}
