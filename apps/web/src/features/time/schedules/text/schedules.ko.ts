export const schedules = {
  title: '근무 일정',
  note: '근무조를 선택해 날짜를 누르거나 끌어서 지정하고, 다시 누르면 해제합니다. 지정하지 않은 날은 휴무가 됩니다. 엑셀에서 붙여넣을 수도 있습니다.',
  noteOfOne:
    '근무조를 선택해 날짜를 누르거나 옆으로 밀면 지정되고, 다시 누르면 해제됩니다. 지정하지 않은 날은 휴무가 됩니다.',
  caption: '{{month}} 구성원별 근무 일정',
  cellProblem:
    '등록된 근무조 이름이나 09:00~18:00 형식의 시간을 입력해 주십시오. 휴무는 비워 두거나 휴무로 입력합니다.',
  leftOff: {
    text: '처음 편성한 구성원의 지정하지 않은 근무일 {{n}}일이 휴무가 됩니다.',
    fill: '나머지 기본으로 채우기',
  },
  kept: {
    text: '확정된 날은 변경되지 않습니다: {{people}}.',
    one: '{{name}} {{n}}일',
    more: '외 {{n}}명',
  },
  unsaved: '{{n}}명의 일정이 아직 저장되지 않았습니다.',
  revert: '변경 취소',
  saveProblem: '인식할 수 없는 칸이 있습니다. 수정한 후 저장해 주십시오.',
  saved: '{{n}}명의 근무 일정을 저장했습니다.',
  person: {
    caption: '{{name}} 님의 근무 일정',
    choose: '구성원 선택',
    everybody: '구성원 전체',
    name: '이름',
    team: '팀',
  },
  shifts: {
    label: '지정할 근무조',
    usual: '기본',
    usualHours: '회사 근무 시간',
    off: '휴무',
    type: '직접 입력',
    chooseFirst: '지정할 근무조를 먼저 선택해 주십시오.',
    add: '근무조 추가',
    edit: '근무조 수정',
    added: '근무조 {{name}}: 추가했습니다.',
    name: '근무조 이름',
    start: '시작 시각',
    end: '종료 시각',
    endHint: '시작 시각보다 이르면 다음 날 종료되는 근무입니다.',
    rest: '휴게 시간',
    color: '색상',
    removeTitle: '근무조 {{name}}: 삭제하시겠습니까?',
    removeText: '이미 지정된 근무는 유지되며, 새로 지정할 수는 없습니다.',
  },
  copy: {
    title: '주 복사',
    submit: '복사',
    from: '복사할 주',
    into: '붙여넣을 주',
    cut: '이 달의 날짜에만 복사됩니다. 다음 달은 다음 달 일정에서 이 달의 주를 선택해 복사해 주십시오.',
    none: '붙여넣을 주를 선택해 주십시오.',
    done: '{{n}}명의 일정을 복사했습니다. 저장해야 반영됩니다.',
    nothing: '복사해도 변경되는 일정이 없습니다.',
  },
  conflicts: {
    title: '확인이 필요한 일정 {{n}}건',
    note: '저장은 할 수 있지만, 법정 기준에 맞는지 확인해 주십시오.',
    rest: '전날 근무 종료 후 휴식 {{time}}, 11시간 미만 ({{article}})',
    week: '주 근로시간 {{time}}, 52시간 초과 ({{article}})',
    month: '월 근로시간 {{time}}, 정산기간 평균 주 52시간 초과 ({{article}})',
    more: '외 {{n}}건',
  },
  events: {
    title: '행사',
    add: '행사 추가',
    edit: '행사 수정',
    added: '{{name}}: 추가했습니다.',
    name: '행사 이름',
    day: '날짜',
    everybody: '전체 구성원',
    empty: '이번 달에 등록된 행사가 없습니다.',
    removeTitle: '{{name}}: 삭제하시겠습니까?',
  },
  remove: {
    title: '일정 삭제',
    question: '{{name}} 님의 {{month}} 근무 일정을 삭제하시겠습니까?',
    text: '삭제하면 회사의 근무 요일과 근무 시간이 적용됩니다.',
    notYours: '담당하는 팀의 구성원이 아니므로 삭제할 수 없습니다.',
  },
  leave: {
    title: '저장하지 않은 일정이 있습니다',
    text: '지금 이동하면 변경 사항이 삭제됩니다.',
    go: '저장하지 않고 이동',
    stay: '계속 수정',
  },
}

declare global {
  interface WebTexts {
    schedules: typeof schedules
  }
}
