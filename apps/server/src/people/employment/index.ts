export {
  absencesInForce,
  absentOn,
  contractHours,
  dayMinutesOn,
  employedOn,
  employedWithin,
  employmentHistory,
  isBetweenEmployments,
  joinTermsOn,
  pastDaysWithin,
  plannedLastDay,
  positionOn,
  rankOn,
  statusOn,
  termsOfEverybody,
  workedBefore,
  termsWithin,
} from './history/as-of.ts'
export { lastDayFrom } from './history/last-day-from.ts'
export { workedThrough } from './history/worked-through.ts'
export { differsFrom, valueOn } from './changes/timeline.ts'
export { whileMoving } from './changes/while-moving.ts'
export { employmentRoutes } from './employment.routes.ts'
export { joiningJobs } from './joining/joining.jobs.ts'
export { addressesWithShare, mayInviteSoMany, queueInvitations } from './joining/queue-invitations.ts'
export { lastEmployment } from './joining/past-employments.store.ts'
export { recordJoining } from './joining/record-joining.ts'
export type { AlteredDays, HandOverMatter, Leaving, Matter, MatterText, Move } from './matters/matter.ts'
export { registerMatters } from './matters/matters.ts'
export {
  arrangeAbsence,
  judgeAbsence,
  type RequestedAbsence,
  takeBackAbsence,
} from './requested/requested-absence.ts'
export {
  arrangeRetirement,
  judgeRetirement,
  plannedBefore,
  type RequestedRetirement,
  takeBackRetirement,
} from './requested/requested-retirement.ts'
export { employmentJobs } from './settling/employment.jobs.ts'
export { settleOnRequest } from './settling/settle-on-request.ts'
export { employmentNotices } from './employment.notices.ts'
