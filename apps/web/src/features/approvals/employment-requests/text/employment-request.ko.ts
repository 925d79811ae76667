export const employmentRequest = {
  submit: '신청',
  forWhom: '대상자',
  forWhomHint: '다른 구성원을 선택하면 그 구성원의 휴직·퇴사를 상신합니다.',
  forMe: '본인',
  person: '대상자',
  reason: '사유',
  kinds: {
    AGREED: '약정 휴직',
    CHILDCARE: '육아휴직',
    WORK_INJURY: '업무상 부상·질병',
  },
  absence: {
    title: '휴직 신청',
    facts: '휴직 내용',
    kind: '휴직 구분',
    from: '휴직 시작일',
    until: '휴직 종료일',
    untilHint: '입력하지 않으면 복직 처리할 때까지 계속됩니다.',
    untilTooEarly: '휴직 시작일 이후의 날짜를 입력해 주십시오.',
    period: '기간',
    days: '총 일수',
    openEnd: '{{from}} ~ 종료일 미정',
    proof: '증빙 파일',
    sent: '휴직을 신청했습니다. 승인되면 일정이 등록됩니다.',
    arranged: '휴직 일정을 등록했습니다.',
  },
  retirement: {
    title: '사직 신청',
    facts: '퇴사 내용',
    lastDay: '마지막 근무일',
    lastDayHint: '승인되면 다음 날 0시에 퇴사 처리됩니다.',
    sent: '사직을 신청했습니다. 승인되면 퇴사 일정이 등록됩니다.',
    arranged: '퇴사 일정을 등록했습니다.',
  },
}

declare global {
  interface WebTexts {
    employmentRequest: typeof employmentRequest
  }
}
