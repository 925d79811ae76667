export const employmentDocument: Translated<'employmentDocument'> = {
  absence: '休職',
  retirement: '退職',
  askAbsence: '休職の申請',
  askRetirement: '退職の申請',
  own: '休職・退職',
  ownHint: '決裁が完了すると、休職または退職の予定が登録されます。',
  insteadOfLeave: '長期の休職は「休職の申請」から行います。',
  absenceEnds: '登録された休職の予定が取り消されます。',
  retirementEnds: '登録された退職の予定が取り消されます。',
  requestEnds: '申請が取り消されます。',
}
