export const start = {
  title: '시작 안내',
  note: '회사 등록부터 첫 달 마감까지 필요한 설정입니다. 데이터가 등록되면 자동으로 완료됩니다.',
  progress: '{{total}}단계 중 {{done}}단계 완료',
  dismiss: '모두 숨기기',
  dismissStep: '{{step}} 숨기기',
  dismissed: '시작 단계 {{n}}개를 숨겼습니다. 홈 구성에서 다시 표시할 수 있습니다.',
  again: '실행 취소',
  done: '완료한 단계 {{n}}개',
  phase: { company: '조직과 근무', rules: '휴가·결재·마감', month: '첫 달' },
  step: {
    TEAMS: { title: '팀 추가', why: '결재선과 열람 범위의 기준입니다.' },
    RANKS: { title: '직급 추가', why: '구성원을 등록할 때 선택합니다.' },
    MEMBERS: { title: '구성원 초대', why: '엑셀 목록을 붙여 넣어 한 번에 초대합니다.' },
    WORKPLACES: { title: '출근 장소·네트워크 등록', why: '회사에서 출근했는지 확인합니다.' },
    HOURS: { title: '근무 시간 확인', why: '기본값은 09:00 ~ 18:00이며, 첫 출근이 기록되면 완료됩니다.' },
    EVENT_CODES: { title: '회사 휴가·근무 종류 추가', why: '경조휴가 등 법정 외 종류를 등록합니다.' },
    LEAVE_BALANCES: {
      title: '도입 전 연차 사용 등록',
      why: '내 입사일부터 확인하고, 사용한 연차는 엑셀로 등록합니다.',
    },
    LINES: { title: '결재선 저장', why: '신청서에 결재자가 자동으로 지정됩니다.' },
    CLOSING: { title: '근무 확정 설정', why: '마감 주기와 기한을 정합니다.' },
    ROOMS: { title: '회의실 추가', why: '구성원이 회의실을 예약할 수 있습니다.' },
    FIRST_CHECK_IN: { title: '첫 출근 기록', why: '오늘 근무 현황에서 확인합니다.' },
    FIRST_LEAVE: { title: '첫 휴가 승인', why: '휴가를 신청하고 승인까지 진행합니다.' },
    FIRST_MONTH: { title: '첫 달 근무 확정', why: '한 달이 끝나면 근무를 확정합니다.' },
  },
}

declare global {
  interface WebTexts {
    start: typeof start
  }
}
