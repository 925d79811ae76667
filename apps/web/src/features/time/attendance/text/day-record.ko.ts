export const dayRecord = {
  person: '구성원',
  planned: '예정 근무',
  in: '출근',
  out: '퇴근',
  worked: '근무 시간',
  except: '제외 시간',
  reason: '사유',
  shortBreak: '근로기준법 제54조의 휴게 시간보다 짧게 기록되었습니다. 실제 휴게 시간을 확인해 주십시오.',
  records: '출퇴근 기록',
  by: { PLAN: '예정 시각으로 기록됨', EDIT: '정정됨' },
  press: { IN: '출근', OUT: '퇴근', AWAY: '외근' },
  trace: '근무 시간 산정',
  rule: {
    DAY_ADJUSTED: '인정 시각',
    DAY_DEEMED: '간주 근로',
    DAY_GROSS: '출근부터 퇴근까지',
    DAY_EXCLUDED: '제외 시간',
    DAY_REST: '휴게',
    DAY_WORKED: '근무 시간',
    DAY_NIGHT: '야간 근로',
    DAY_OVERTIME: '연장 근로',
    DAY_HOLIDAY: '휴일 근로',
    DAY_LATE: '지각',
    DAY_EARLY: '조퇴',
  },
  basis: {
    ACTUAL_TIME: '실제 근무한 시간',
    EVENT_TIME_IF_REQ: '승인된 신청 시간',
    ACTUAL_TIME_IF_REQ: '신청이 승인된 날의 실제 근무 시간',
    OVERLAP_TIME_IF_REQ: '신청과 실제 근무가 겹치는 시간',
  },
  history: '정정 이력',
  before: '정정 전',
  after: '정정 후',
  nothing: '기록 없음',
  removed: '삭제된 구성원',
  ask: {
    button: '정정 신청',
    title: '{{day}} 출퇴근 정정 신청',
    send: '신청',
    hint: '승인되면 근무 기록이 변경됩니다. 자정 이후의 시각은 25:30처럼 입력할 수 있습니다.',
    sent: '정정을 신청했습니다.',
  },
  edit: {
    button: '수정',
    title: '{{name}} 님의 {{day}} 근무 수정',
    nextDay: '자정 이후의 시각은 25:30처럼 입력할 수 있습니다. 모두 비우면 근무하지 않은 날이 됩니다.',
    reasonHint: '구성원과 관리자가 정정 이력에서 확인합니다.',
    addExcept: '제외 시간 추가',
    exceptOf: '제외 시간 {{n}}',
    exceptFrom: '제외 시간 {{n}} 시작',
    exceptTo: '제외 시간 {{n}} 종료',
    exceptTitle: '제외 시간 {{n}} 내용',
    halfExcept: '제외 시간의 시작과 종료를 모두 입력해 주십시오.',
    exceptHint: '예: 병원 진료',
  },
}

declare global {
  interface WebTexts {
    dayRecord: typeof dayRecord
  }
}
