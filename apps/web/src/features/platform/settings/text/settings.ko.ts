export const settings = {
  title: '설정',
  hint: '열람할 수 있는 설정만 표시됩니다.',
  search: '설정 검색',
  list: '설정 목록',
  nothing: '검색 결과가 없습니다',
  back: '설정',
  forbiddenTitle: '열람 권한이 없는 설정입니다',
  forbiddenText: '전체 관리자에게 권한을 요청해 주십시오.',
  group: {
    company: '회사',
    people: '조직과 구성원',
    attendance: '근태',
    approvals: '전자결재',
    access: '권한과 기능',
    connections: '연동',
    elsewhere: '다른 화면',
  },
  /** The areas of the settings, one each: name, what it holds, and words under which people may look for it. */
  area: {
    company: {
      title: '기본 정보',
      text: '회사 이름, 참여 코드, 연락처, 언어와 시간대를 설정합니다.',
      words: '회사 이름 전화 팩스 주소 사훈 초대 참여 언어 시간대 타임존 팩스',
    },
    branding: {
      title: '브랜드',
      text: '회사 로고와 배경 사진을 설정합니다.',
      words: '이미지 그림 사진 로고',
    },
    profileFields: {
      title: '프로필 공개',
      text: '구성원 정보의 공개 범위와 수정 권한을 설정합니다.',
      words: '개인정보 공개 비공개 전화번호 생일 사진 생년월일 프로필',
    },
    workHours: {
      title: '근무 시간',
      text: '기본 근무 시간, 점심 시간, 새 구성원의 기본값을 설정합니다.',
      words:
        '출근 퇴근 점심 휴게 52시간 소정근로 주52시간 공휴일 휴무일 휴일 주말 대체공휴일 명절 하루가 바뀌는 시각 자정',
    },
    checking: {
      title: '출퇴근',
      text: '출퇴근 방법, 시각 조정, 연장·휴일 근로의 인정 기준을 설정합니다.',
      words: '와이파이 위치 GPS 반올림 조정 지각 초과근무 야근 특근 연장근로 휴일근로 수당',
    },
    confirm: {
      title: '근무 확정',
      text: '근무를 확정하는 주기와 기한을 설정합니다.',
      words: '마감 확정 기간 주기 기한 자동 월 주 급여',
    },
    leaveRules: {
      title: '휴가',
      text: '연차 발생 기준과 회계연도를 설정합니다.',
      words: '연차 회계연도 입사일 이월 소멸 월차 연차수당',
    },
    documentRules: {
      title: '결재 문서',
      text: '문서 번호, 중복 결재자, 완료된 문서의 취소를 설정합니다.',
      words: '전자결재 문서번호 채번 결재선 취소 회수',
    },
    teams: {
      title: '팀 관리',
      text: '팀을 추가, 이동하고 팀장을 지정합니다.',
      words: '부서 조직 팀장 상위팀 조직도 조직 개편 부서장',
    },
    ranks: {
      title: '직급',
      text: '직급의 이름과 순서를 설정합니다.',
      words: '직위 서열 순서 직급 사원 대리 과장 차장 부장',
    },
    customFields: {
      title: '추가 항목',
      text: '구성원에게 추가로 기록할 항목과 열람 권한을 설정합니다.',
      words: '커스텀 필드 사번 비상연락처 주소 인사정보 프로필 입력',
    },
    eventCodes: {
      title: '근태 항목',
      text: '휴가와 근무 종류를 설정하고 사용 대상을 배정합니다.',
      words:
        '휴가종류 경조 출산 생일 포상 맞춤휴가 공가 병가 재택 외근 이벤트 반차 반반차 시간연차 연차 경조사 출산휴가 육아휴직 대체휴무',
    },
    admins: {
      title: '관리자와 담당자',
      text: '전체 관리자, 중간관리자, 업무별 담당자를 지정합니다.',
      words: '권한 중간관리자 제한관리자 전체관리자 담당 급여 전자계약 인사 경비 부르는 이름',
    },
    permissions: {
      title: '역할별 권한',
      text: '역할별, 구성원별 권한과 범위를 표시합니다.',
      words: '권한표 매트릭스 역할 범위 볼 수 있는 사람 구성원 팀장 관리자',
    },
    features: {
      title: '기능',
      text: '회사에서 사용할 기능을 설정합니다.',
      words: '스위치 켜기 끄기 근무 출퇴근 전자결재 회의실',
    },
    branches: {
      title: '지점',
      text: '본사와 지점의 이름과 주소를 등록합니다.',
      words: '사업장 사무소 본사 지사 주소',
    },
    locations: {
      title: '근무 장소',
      text: '출퇴근 확인에 사용할 장소의 좌표와 반경을 등록합니다.',
      words: '위치 GPS 지도 좌표 위도 경도 반경 거리 출퇴근',
    },
    wifi: {
      title: '와이파이',
      text: '출퇴근 확인에 사용할 네트워크를 등록합니다.',
      words: '무선 인터넷 IP 아이피 주소 SSID BSSID 공유기 회선 출퇴근',
    },
    gateUsers: {
      title: '출입 코드',
      text: '출입 장치의 코드를 구성원별로 등록합니다.',
      words: '출입 카드 게이트 문 코드 사원증',
    },
    payPlan: {
      title: '요금제',
      text: '계약한 요금제를 기록합니다.',
      words: '요금 결제 무료 구독 플랜 FREE',
    },
    integrations: {
      title: '연동',
      text: '캘린더와 메신저를 연결하고, 팀과 구성원의 ID를 등록합니다.',
      words: '구글 아웃룩 캘린더 달력 팀즈 슬랙 메신저 연결',
    },
    members: {
      title: '구성원',
      text: '입사, 퇴사, 휴직, 초대와 인사 변경은 구성원 화면에서 처리합니다.',
      words: '퇴사 퇴직 휴직 복직 재입사 입사 초대 등록 삭제 엑셀 인사발령 직원 사원',
    },
    own: {
      title: '내 정보',
      text: '비밀번호, 2단계 인증, 로그인 기기는 내 정보 화면에서 설정합니다.',
      words: '비밀번호 암호 2단계 인증 보안 로그인 기기 탈퇴 알림 언어',
    },
  },
  save: {
    dirty: '저장하지 않은 변경 사항이 있습니다.',
    revert: '변경 취소',
    leaveTitle: '저장하지 않은 변경 사항이 있습니다',
    leaveText: '지금 이동하면 변경 사항이 삭제됩니다.',
    leave: '저장하지 않고 이동',
    stay: '계속 수정',
  },
  field: {
    company_name: '회사 이름',
    company_joincode: '참여 코드',
    motto: '사훈',
    address: '주소',
    phone: '전화번호',
    fax: '팩스',
    language: '기본 언어',
    timezone: '시간대',
    start_work_time: '근무 시작',
    end_work_time: '근무 종료',
    start_lunch_time: '점심 시작',
    end_lunch_time: '점심 종료',
    change_day_time: '날짜 변경 시각',
    work_check: '근무 기록 방식',
    standard_day_time: '1일 소정근로시간',
    dash_available: '웹 화면 사용 허용',
    contract_type: '계약 형태',
    check_desktop: '컴퓨터에서 출퇴근 허용',
    check_wifi: '회사 네트워크에서만 출퇴근',
    check_location: '등록된 근무 장소에서만 출퇴근',
    check_gps: '출퇴근할 때 기기 위치 필수',
    enter_adjust: '출근 시각 조정',
    exit_adjust: '퇴근 시각 조정',
    overtime_calc: '연장 근로 인정 기준',
    holiday_calc: '휴일 근로 인정 기준',
    leave_basis: '연차 발생 기준',
    fiscal_start_month: '회계연도 시작월',
    drf_serial_format: '문서 번호 형식',
    drf_dplc_rcv_prrt: '결재선 중복 시 처리',
    drf_done_cancelable: '완료된 문서의 취소 허용',
    company_logo: '회사 로고',
    company_background: '배경 사진',
  },
  profileField: {
    local_username: '현지 이름',
    en_username: '영문 이름',
    position: '직책',
    rank: '직급',
    job_desc: '담당 업무',
    phone: '전화번호',
    birth_date: '생년월일',
    joined_date: '입사일',
    image_url: '사진',
  },
}

declare global {
  interface WebTexts {
    settings: typeof settings
  }
}
