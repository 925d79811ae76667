export const employmentDocument = {
  absence: '휴직',
  retirement: '퇴사',
  askAbsence: '휴직 신청',
  askRetirement: '사직 신청',
  own: '휴직·사직',
  ownHint: '결재가 완료되면 휴직 또는 퇴사 일정이 등록됩니다.',
  insteadOfLeave: '장기간의 휴직은 휴직 신청으로 진행합니다.',
  absenceEnds: '등록된 휴직 일정이 취소됩니다.',
  retirementEnds: '등록된 퇴사 일정이 취소됩니다.',
  requestEnds: '신청이 취소됩니다.',
}

declare global {
  interface WebTexts {
    employmentDocument: typeof employmentDocument
  }
}
