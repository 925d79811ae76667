export const directory = {
  state: {
    WORKING: '재직',
    ABSENCE: '휴직',
    INVITED: '초대',
    RETIRED: '퇴사',
  },
  states: '재직 상태',
  noTeam: '팀 없음',
  field: {
    email: '이메일',
    name: '이름',
    localName: '현지 이름',
    englishName: '영문 이름',
    team: '팀',
    position: '직책',
    rank: '직급',
    noRank: '직급 없음',
    joined: '입사일',
    contract: '계약 형태',
    contractHint: '예: 정규직, 계약직, 인턴',
    phone: '전화번호',
    job: '담당 업무',
    workCheck: '근무 기록 방식',
    workChecks: {
      ALL: '출퇴근과 근태 신청',
      CHECKINONLY: '출퇴근만',
      EVENTONLY: '근태 신청만',
    },
    workType: '근무 유형',
    enterAdjust: '출근 시각 조정',
    exitAdjust: '퇴근 시각 조정',
    asCompany: '회사 설정에 따름',
    workTypes: {
      FIXED: '고정 근무',
      FLEX_DAY: '시차 출퇴근(하루 단위)',
      FLEX_WEEK: '선택근로(1주 정산)',
      FLEX_MONTH: '선택근로(1개월 정산)',
      DEEMED: '간주근로',
    },
    dashboard: '웹 화면 사용 허용',
    dashboardHint: '해제하면 로그인해도 화면을 사용할 수 없습니다.',
  },
  people: '구성원',
  adjust: {
    ON_TIME: '기록 시각 그대로',
    SCHEDULED: '예정 시각에 맞춤',
    UP_05MIN: '5분 단위 올림',
    UP_10MIN: '10분 단위 올림',
    UP_30MIN: '30분 단위 올림',
    UP_60MIN: '60분 단위 올림',
    DOWN_05MIN: '5분 단위 내림',
    DOWN_10MIN: '10분 단위 내림',
    DOWN_30MIN: '30분 단위 내림',
    DOWN_60MIN: '60분 단위 내림',
  },
}

declare global {
  interface WebTexts {
    directory: typeof directory
  }
}
