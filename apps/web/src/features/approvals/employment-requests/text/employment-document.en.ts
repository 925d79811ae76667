export const employmentDocument: Translated<'employmentDocument'> = {
  absence: 'Leave of absence',
  retirement: 'Departure',
  askAbsence: 'Request a leave of absence',
  askRetirement: 'Resign',
  own: 'Leave of absence and resignation',
  ownHint: 'Once approved, your absence or last working day is scheduled.',
  insteadOfLeave: 'For a long absence, request a leave of absence instead.',
  absenceEnds: 'The scheduled leave of absence is canceled.',
  retirementEnds: 'The scheduled departure is canceled.',
  requestEnds: 'The request is canceled.',
}
