// Each part: what it does, and what happens when it is switched off.
export const features = {
  hint: '해제하면 해당 기능의 화면과 설정이 표시되지 않고 요청도 거절됩니다. 기록은 보관되며, 다시 사용하면 이어집니다.',
  needs: '{{name}} 기능을 사용해야 설정할 수 있습니다.',
  on: '{{name}} 기능을 사용합니다.',
  off: '{{name}} 기능의 사용을 중지했습니다.',
  offAsk: '{{name}} 기능의 사용을 중지하시겠습니까?',
  turnOff: '사용 중지',
  page: {
    title: '회사가 {{name}} 기능을 사용하지 않습니다',
    text: '기록은 보관되어 있습니다. 필요하면 전체 관리자에게 요청해 주십시오.',
    admin: '기록은 보관되어 있습니다. 설정에서 다시 사용할 수 있습니다.',
    manage: '기능 설정',
    home: '홈으로 이동',
  },
  group: {
    work: '근무',
    documents: '문서와 결재',
    office: '총무',
    connect: '연동',
  },
  /** Parts that the product does not have yet: what each will do. */
  coming: {
    title: '준비 중인 기능',
    hint: '아직 제공하지 않으므로 켜거나 끌 수 없습니다.',
    item: {
      API: { title: '오픈 API', text: '다른 시스템에서 회사의 데이터를 조회하고 등록합니다.' },
      CERTIFICATES: { title: '증명서', text: '재직증명서와 경력증명서를 신청하고 발급합니다.' },
      CUSTOM_BOARD: { title: '게시판', text: '회사에 필요한 게시판을 만들어 글을 공유합니다.' },
      DATACARD: { title: '인사카드', text: '학력, 경력, 자격 등 인사 정보를 카드로 관리합니다.' },
      EXPENSE: { title: '경비', text: '경비를 청구하고 정산합니다.' },
      MOOD: { title: '오늘의 기분', text: '구성원이 하루 한 번 기분을 기록합니다.' },
      NAVER_WORKS: { title: '네이버웍스', text: '네이버웍스를 연결합니다.' },
      PAYROLL: { title: '급여', text: '급여를 계산하고 급여명세서를 교부합니다.' },
      PERSONAL_DOCS: { title: '개인 문서', text: '구성원별 문서를 보관하고 열람합니다.' },
      SIGNATURE: { title: '전자계약', text: '근로계약서 등을 전자서명으로 체결합니다.' },
      SURVEY: { title: '설문', text: '설문으로 구성원의 의견을 모읍니다.' },
      VACATION_PROMOTION: { title: '연차 촉진', text: '남은 연차의 사용을 서면으로 촉구합니다.' },
      WELFARE: { title: '복지포인트', text: '복지포인트를 지급하고 사용 내역을 관리합니다.' },
    },
  },
  item: {
    ATTENDANCE: {
      title: '근무 관리',
      text: '출퇴근을 기록하고 근무 시간을 계산합니다.',
      off: '출퇴근을 기록할 수 없으며, 근무 화면과 출퇴근·근무 장소·와이파이 설정이 표시되지 않습니다. 근로시간 기록은 법령에 따라 보관됩니다.',
    },
    DOCUMENT_APPROVAL: {
      title: '전자결재',
      text: '일반 문서를 열람하고 결재합니다. 휴가 결재는 이 설정과 관계없이 사용할 수 있습니다.',
      off: '일반 문서를 기안하거나 열람·결재할 수 없으며, 문서함에 표시되지 않습니다. 진행 중인 일반 문서는 다시 사용할 때까지 중지됩니다. 휴가 등 다른 기능의 문서는 문서함에서 계속 결재할 수 있습니다.',
    },
    GATE: {
      title: '출입 코드',
      text: '출입 장치의 코드를 구성원별로 관리합니다.',
      off: '출입 코드를 열람하거나 변경할 수 없으며, 출입 코드 화면이 표시되지 않습니다. 등록한 코드는 보관됩니다.',
    },
    GOOGLE_CALENDAR: {
      title: '구글 캘린더',
      text: '구글 캘린더를 연결하고 팀 캘린더를 등록합니다.',
      off: '구글 캘린더를 연결하거나 해제할 수 없으며, 연결 상태와 팀 캘린더가 표시되지 않습니다. 기존 연결 정보는 보관되므로, 삭제하려면 연결을 먼저 해제해 주십시오.',
    },
    MEETING_ROOM: {
      title: '회의실',
      text: '회의실을 예약하고 관리합니다.',
      off: '회의실을 예약할 수 없으며 회의실 화면이 표시되지 않습니다. 기존 예약은 유지됩니다.',
    },
    OUTLOOK_CALENDAR: {
      title: '아웃룩 캘린더',
      text: '아웃룩 캘린더를 연결하고 팀 캘린더를 등록합니다.',
      off: '아웃룩 캘린더를 연결하거나 해제할 수 없으며, 연결 상태와 팀 캘린더가 표시되지 않습니다. 기존 연결 정보는 보관되므로, 삭제하려면 연결을 먼저 해제해 주십시오.',
    },
    SLACK: {
      title: '슬랙',
      text: '슬랙을 연결하고 구성원의 슬랙 ID를 관리합니다.',
      off: '슬랙을 연결하거나 해제할 수 없으며, 연결 상태와 슬랙 ID가 표시되지 않습니다. 연결 정보와 ID는 보관되므로, 삭제하려면 연결을 먼저 해제하고 ID를 삭제해 주십시오.',
    },
    TEAMS: {
      title: '팀즈',
      text: '팀즈를 연결합니다.',
      off: '팀즈를 연결하거나 해제할 수 없으며, 연결 상태가 표시되지 않습니다. 기존 연결 정보는 보관되므로, 삭제하려면 연결을 먼저 해제해 주십시오.',
    },
    WEB_CHECK: {
      title: '웹 출퇴근',
      text: '브라우저에서 출근과 퇴근을 기록합니다.',
      off: '브라우저에서 출근과 퇴근을 기록할 수 없으며, 출퇴근 화면과 버튼이 표시되지 않습니다. 근무 기록은 계속 열람할 수 있습니다.',
    },
  },
}

declare global {
  interface WebTexts {
    features: typeof features
  }
}
