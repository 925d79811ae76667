export const leaveDocument = {
  name: '휴가',
  write: '휴가 신청',
  title: '휴가 내용',
  kind: '종류',
  period: '기간',
  time: '시간',
  days: '사용 일수',
  workDay: '근무일',
  counted: '산정일',
  leftOut: '제외한 날',
  leftOutHint: '주말과 휴일은 산정에서 제외됩니다.',
  balance: '잔여 연차',
  balanceChange: '{{before}} → {{after}}',
  away: '팀원 휴가',
  awayNoneSeen: '열람할 수 있는 팀원 중에는 같은 날 휴가인 사람이 없습니다.',
  awaySeen: '열람할 수 있는 팀원만 표시합니다.',
  proof: '증빙 파일',
  reason: '사유',
  noReason: '미입력',
  heldReturns: '신청 중인 연차 {{days, subject}} 복원되고 일정에서도 삭제됩니다.',
  cancelName: '휴가·근태 취소',
  cancelTitle: '취소할 신청',
  alternative: '보상휴가',
  canceledDays: '취소된 날',
  cancelDay: '취소할 날',
  cancelOf: '승인된 문서',
  cancelOpen: '문서 열람',
  workName: '근태',
  writeWork: '근태 신청',
  workTitle: '근태 내용',
  hours: '근로 시간',
  location: '장소',
  week: '주간 근로 예상',
  month: '월간 근로 예상',
  eventReturns: '신청이 취소되고 일정에서도 삭제됩니다.',
  takenReturns: '사용한 연차 {{days, subject}} 복원되고 일정에서도 삭제됩니다.',
}

declare global {
  interface WebTexts {
    leaveDocument: typeof leaveDocument
  }
}
