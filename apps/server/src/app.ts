import type pg from 'pg'
import { liveDocuments } from '#contract/approvals/documents/live.ts'
import { UNDO_MS } from '#rules/approvals/withdraw.ts'
import { liveNotices } from '#contract/platform/notifications/live.ts'
import { liveWork } from '#contract/time/attendance/live.ts'
import { approvalRoutes } from './approvals/documents/approvals.routes.ts'
import { formRoutes } from './approvals/forms/forms.routes.ts'
import { auditRoutes } from './platform/audit/audit.routes.ts'
import { employmentRequestRoutes } from './approvals/employment-requests/index.ts'
import { delegationRoutes, registerDaysAway } from './approvals/delegations/index.ts'
import {
  peopleOfDocuments,
  registerActRecorder,
  registerDraftHolder,
  registerWorkDays,
  retentionJobs,
  waitingJobs,
} from './approvals/documents/index.ts'
import { holdsDraft } from './approvals/forms/index.ts'
import { proofJobs, proofRoutes, recordActs } from './approvals/proofs/index.ts'
import { paperRoutes } from './approvals/papers/papers.routes.ts'
import { lineRoutes } from './approvals/lines/lines.routes.ts'
import { analyticsRoutes } from './time/analytics/analytics.routes.ts'
import { calendarRoutes } from './time/calendars/calendars.routes.ts'
import { attendanceRoutes } from './time/attendance/attendance.routes.ts'
import {
  authJobs,
  authRoutes,
  findSession,
  knownBrowser,
  passingSecretBox,
  type SecretBox,
} from './platform/auth/index.ts'
import { companyRoutes, listCompanies } from './platform/companies/index.ts'
import type { Settings } from './config.ts'
import { connectDocumentKinds } from './document-kinds.ts'
import type { Trouble } from './db/trouble.ts'
import { customFieldRoutes } from './people/custom-fields/index.ts'
import { eventCodeRoutes } from './time/event-codes/event-codes.routes.ts'
import { fileRoutes } from './platform/files/files.routes.ts'
import { operatorNoticeRoutes } from './platform/operator-notices/operator-notices.routes.ts'
import { homeRoutes } from './portal/home/home.routes.ts'
import { searchAllRoutes } from './portal/search/search.routes.ts'
import { addApiDocument } from './http/pages/api-document.ts'
import { addDevMail } from './http/pages/dev-mail.ts'
import { foldTalliesHandler } from './db/fold-tallies.ts'
import { forgetKeysHandler } from './http/forget-keys.ts'
import { addLiveRoute } from './http/live/live-route.ts'
import { LiveTouches } from './http/live/live-touches.ts'
import { addOperations } from './http/operations.ts'
import { createServer, type Server } from './http/server.ts'
import { addWebClient } from './http/pages/web-client.ts'
import { integrationRoutes } from './platform/integrations/integrations.routes.ts'
import type { JobHandler } from './jobs/define-job.ts'
import { leaveJobs, leaveSort } from './time/leave/index.ts'
import { ownSort, registerEventSorts } from './time/work-events/index.ts'
import { workEventRoutes } from './time/work-events/work-events.routes.ts'
import { closingJobs, closingRoutes } from './time/closing/index.ts'
import { companyWorkDays } from './time/work-plans/index.ts'
import { followCompanyHours, wholeDaysAway, workDaysJobs } from './time/work-days/index.ts'
import { leavePromotionJobs, leavePromotionRoutes } from './time/leave-promotion/index.ts'
import { leaveRoutes } from './time/leave/leave.routes.ts'
import { meetingRoomRoutes } from './office/meeting-rooms/meeting-rooms.routes.ts'
import { mealRoutes } from './office/meals/meals.routes.ts'
import { moodRoutes } from './office/mood/mood.routes.ts'
import { memberSheetJobs, memberSheetRoutes } from './people/member-sheets/index.ts'
import { employmentJobs, employmentRoutes, joiningJobs, settleOnRequest } from './people/employment/index.ts'
import { findNames, memberRoutes } from './people/members/index.ts'
import { connectNoticeKinds } from './notice-kinds.ts'
import { serverKeysFrom } from './outside/push/vapid.ts'
import { notificationJobs } from './platform/notifications/index.ts'
import { notificationRoutes } from './platform/notifications/notifications.routes.ts'
import { organizationJobs } from './people/organization/index.ts'
import { organizationRoutes } from './people/organization/organization.routes.ts'
import type { Outside } from './outside/outside.ts'
import { payPlanRoutes } from './platform/subscriptions/pay-plans.routes.ts'
import { loadActor, maySeeMember, teamsOf } from './people/roles/index.ts'
import { roleRoutes } from './people/roles/roles.routes.ts'
import { scheduleRoutes } from './time/schedules/schedules.routes.ts'
import { schedulesJobs } from './time/schedules/index.ts'
import { workplaceRoutes } from './time/workplaces/index.ts'
import { connectMatters } from './matters.ts'
import { connectRowRules } from './row-rules.ts'

export interface App extends Server {
  jobHandlers: JobHandler[]
  /** What tells open screens that days and documents have changed. */
  live: LiveTouches
}

export interface AppParts {
  settings: Settings
  pool: pg.Pool
  outside: Outside
  /** The built web client; absent in tests of the API. */
  webFolder?: string
  clock?: () => Temporal.Instant
  /** Why the embedded database is away; absent with another one. */
  databaseTrouble?: () => Trouble | null
  /** For secrets that are read again. Without one, as in tests, they can be read only while the process lives. */
  box?: SecretBox
}

/** Puts the whole server together: the table of contents of the product. */
export async function buildApp(parts: AppParts): Promise<App> {
  const box = parts.box ?? passingSecretBox()
  const server = await createServer({
    ...parts,
    findSession,
    loadActor,
    knownBrowser: knownBrowser(parts.pool),
    findNames,
    maySee: maySeeMember,
  })
  authRoutes(server, box)
  companyRoutes(server)
  const acting = { pool: parts.pool, clock: server.clock, loadActor }
  memberRoutes(server, settleOnRequest({ ...acting, sessions: server.sessions }))
  employmentRoutes(server)
  memberSheetRoutes(server)
  organizationRoutes(server)
  roleRoutes(server)
  connectMatters()
  // The table of permissions asks the slices' own policies.
  connectRowRules()
  customFieldRoutes(server)
  eventCodeRoutes(server)
  notificationRoutes(server, pushKeys(box).publicKey)
  connectNoticeKinds()
  approvals(server)
  auditRoutes(server)
  // What a document of a kind says and does is told by the slice that owns the matter.
  connectDocumentKinds()
  followCompanyHours()
  registerEventSorts(leaveSort, ownSort)
  workEventRoutes(server)
  leaveRoutes(server)
  leavePromotionRoutes(server)
  attendanceRoutes(server)
  analyticsRoutes(server)
  closingRoutes(server)
  homeRoutes(server)
  searchAllRoutes(server)
  fileRoutes(server)
  meetingRoomRoutes(server)
  moodRoutes(server)
  mealRoutes(server)
  operatorNoticeRoutes(server)
  scheduleRoutes(server)
  calendarRoutes(server)
  workplaceRoutes(server)
  integrationRoutes(server, box)
  payPlanRoutes(server)

  const live = liveTouches(server, parts.pool)
  addLiveRoute(server, live, { teamsOf })
  addOperations(server, parts.databaseTrouble)
  addApiDocument(server)
  addDevMail(server, parts.outside.mail)
  await addWebClient(server, parts.webFolder)
  return Object.assign(server, { jobHandlers: jobHandlers(server, parts, box), live })
}

/** What tells open screens that something of theirs has changed. */
function liveTouches({ clock }: Server, pool: pg.Pool): LiveTouches {
  const matters = {
    days: liveWork,
    documents: { ...liveDocuments, peopleOf: peopleOfDocuments },
    boxes: liveDocuments,
    notices: { ...liveNotices, isPrompt: true },
    // What may be taken back for some seconds is told after them.
    laterNotices: { ...liveNotices, afterMs: UNDO_MS },
  }
  return new LiveTouches({ pool, clock, matters, teamsOf })
}

/** Documents on their way, and what other slices tell them. */
function approvals(server: Server): void {
  approvalRoutes(server)
  formRoutes(server)
  registerDraftHolder({ holds: holdsDraft })
  proofRoutes(server)
  paperRoutes(server)
  registerActRecorder(recordActs)
  lineRoutes(server)
  registerWorkDays(companyWorkDays)
  delegationRoutes(server)
  registerDaysAway(wholeDaysAway)
  employmentRequestRoutes(server)
}

/** Push services know us by a pair of keys that follows from the key of the installation: the same on every server, kept nowhere. */
function pushKeys(box: SecretBox) {
  return serverKeysFrom(Buffer.from(box.follow('push', 'web push keys'), 'base64url'))
}

function jobHandlers(server: Server, { pool, outside, settings }: AppParts, box: SecretBox): JobHandler[] {
  const { publicUrl } = settings
  // What is done outside requests: see jobs/in-company-as.ts.
  const acting = { pool, clock: server.clock, loadActor, listCompanies }
  return [
    ...authJobs({ mailer: outside.mail, pool, publicUrl, box, clock: server.clock }),
    ...joiningJobs({ ...acting, mail: outside.mail, publicUrl }),
    ...employmentJobs({ ...acting, sessions: server.sessions }),
    ...memberSheetJobs(acting),
    ...organizationJobs(acting),
    ...leaveJobs(acting),
    ...leavePromotionJobs(acting),
    ...schedulesJobs(acting),
    ...workDaysJobs(acting),
    ...closingJobs(acting),
    ...proofJobs(acting),
    ...retentionJobs(acting),
    ...waitingJobs(acting),
    ...notificationJobs({
      ...acting,
      ...outside,
      keys: pushKeys(box),
      findNames,
      publicUrl,
      workDays: companyWorkDays,
    }),
    forgetKeysHandler(acting),
    foldTalliesHandler(acting),
  ]
}
