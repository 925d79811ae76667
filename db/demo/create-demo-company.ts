import { sql } from '#server/db/sql/sql.ts'
import type pg from 'pg'
import { startSteps } from '#contract/portal/home/start-list.ts'
import { DEFAULT_HOURS } from '#rules/work-time/day-schedule.ts'
import { hashPassword } from '#server/platform/auth/index.ts'
import { kyselyOn, nameCompany, openPool } from '#server/db/connection.ts'
import { connectDocumentKinds } from '#server/document-kinds.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { workingNow } from '#server/time/work-plans/index.ts'
import { recount } from '../recount.ts'
import { createForms } from './approvals/forms.ts'
import { createAccountEvents } from './account-events.ts'
import { createAttendance } from './attendance.ts'
import { createCustomFields } from './custom-fields.ts'
import { createEmployment } from './employment.ts'
import { createEventCodes } from './event-codes.ts'
import { generalDocuments, leaveDocument } from './document-plan.ts'
import { createDocuments } from './documents.ts'
import { insertRows } from './insert-rows.ts'
import { createGrants, createLeaves } from './leave.ts'
import { awayNext, nextWorkDay, planLeaves } from './leave-plan.ts'
import { createMemberImports } from './member-imports.ts'
import { createMeals } from './office/meals.ts'
import { createMoods } from './office/moods.ts'
import { createNotifications } from './notifications.ts'
import { createRanks, createTeams } from './organization.ts'
import { createPeople, type DemoPerson } from './people.ts'
import { planPeople } from './people-plan.ts'
import { seededRandom } from './random.ts'
import { createClosings } from './time/closings.ts'
import { createSchedules } from './time/schedules.ts'
import { createLeaveAdjustments } from './time/leave-adjustments.ts'
import { createLeavePromotions, planPromotions, plannedLeaves } from './time/leave-promotions.ts'
import { createWaitingRequests, planWaitingRequests } from './time/waiting-requests.ts'
import { createWorkEvents } from './time/work-events.ts'
import { createRoles } from './roles.ts'
import { createTeamHistory } from './team-history.ts'
import { createRooms } from './office/rooms.ts'
import { createWorkplaces } from './workplaces.ts'
import { DEMO_TIMEZONE, koreanInstant, type World } from './world.ts'

export const DEMO_PASSWORD = 'gyeol-demo-1!'
export const DEMO_MAIL_DOMAIN = 'demo.gyeol.test'

export interface DemoOptions {
  /** Login of the owner of the tables: row security does not bind it. */
  ownerUrl: string
  /** The day that everything is arranged around. */
  today: Temporal.PlainDate
  /** Of today only what has happened by now is there. */
  now: Temporal.Instant
  name?: string
  joinCode?: string
  /** At least 20, so that every team has its leader. */
  peopleCount?: number
  /** Whole months before the current one. */
  months?: number
  mailDomain?: string
}

export interface DemoCompany {
  companyId: number
  people: DemoPerson[]
}

/** Makes the demo company in one transaction. The same day and moment give the same company. */
export async function createDemoCompany(options: DemoOptions): Promise<DemoCompany> {
  // The demo is made before the product starts, and forms name what they do.
  connectDocumentKinds()
  const pool = openPool(options.ownerUrl, 1)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const made = await fill(client, options)
    await client.query('commit')
    return made
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
    await pool.end()
  }
}

async function fill(client: pg.PoolClient, options: DemoOptions): Promise<DemoCompany> {
  const { today, now, peopleCount = 60, months = 3, mailDomain = DEMO_MAIL_DOMAIN } = options
  const tx = kyselyOn(client)
  const companyId = await createCompany(tx, options)
  nameCompany(tx, companyId)
  const random = seededRandom(`gyeol ${today}`)
  const world: World = { tx, companyId, random, today, now }
  const places = { ranks: await createRanks(world), teams: await createTeams(world) }
  // One password for all: hashing is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const people = await createPeople(
    world,
    planPeople(random, today, peopleCount, mailDomain),
    places,
    passwordHash,
  )

  await createEmployment(world, people)
  await createTeamHistory(world, places.teams)
  const next = nextWorkDay(workingNow(now, DEMO_TIMEZONE, DEFAULT_HOURS).day)
  const away = awayNext(people)
  const asked = people.flatMap((person) =>
    planLeaves(random, person, today, months, away.has(person) ? next : null),
  )
  const promotions = planPromotions(world, people, asked)
  const leaves = [...asked, ...plannedLeaves(promotions)]
  const plans = [
    ...asked.map((leave) => leaveDocument(random, leave)),
    ...generalDocuments(random, people, today, months),
    ...(await createForms(world, people)),
  ]
  await createAttendance(world, people, leaves, months)
  const waiting = await planWaitingRequests(world, people, leaves)
  const documents = await createDocuments(world, [...plans, ...waiting.map(({ document }) => document)])
  await createGrants(world, people)
  await createLeaves(world, documents)
  await createLeaveAdjustments(world, people, leaves)
  await createLeavePromotions(world, people, promotions)
  await createWorkEvents(world, people, leaves)
  await createWaitingRequests(world, waiting, documents)
  await createRooms(world, people, next)
  await createMemberImports(world, people)
  await createRoles(world, people)
  await createCustomFields(world, people)
  await createEventCodes(world, people)
  await createWorkplaces(world, people)
  await createSchedules(world, people, leaves)
  await createAccountEvents(world, people)
  await createNotifications(world, documents, people)
  await createClosings(world, people, months)
  await createMeals(world)
  await createMoods(world)
  await dateByTheDemo(world)
  await recount(tx)
  return { companyId, people }
}

/** What the database dates by its own clock is of the moment of the demo, which may be an earlier one. */
async function dateByTheDemo({ tx, now }: World): Promise<void> {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.table_name as name, c.column_name as column from information_schema.columns c
    join information_schema.columns owned using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_default = 'now()' and owned.column_name = 'company_id'`.execute(
    tx,
  )
  for (const { name, column } of rows)
    await sql`
      update ${sql.table(name)} set ${sql.ref(column)} = ${now.toString()}
      where company_id = ${thisCompany} and ${sql.ref(column)} > ${now.toString()}`.execute(tx)
}

async function createCompany(
  tx: World['tx'],
  { today, name = '결 데모', joinCode = 'GYEOLDEMO', months = 3 }: DemoOptions,
): Promise<number> {
  const [entry] = await insertRows<{ company_id: number }>(
    tx,
    'company_directory',
    [{ name, join_code: joinCode }],
    ['company_id'],
  )
  const companyId = entry!.company_id
  await insertRows(tx, 'companies', [
    {
      company_id: companyId,
      name,
      address: '서울특별시 중구 세종대로 110',
      phone: '02-0000-0000',
      motto: '하루의 결을 가지런히',
      // By the agreement of the company overtime earns time off.
      alternative_days: true,
      alternative_overtime: true,
      start_steps: Object.fromEntries(startSteps.map((step) => [step, 'PUT_AWAY'])),
      created_at: koreanInstant(today.subtract({ days: 90 }), 540),
      records_begin: today.with({ day: 1 }).subtract({ months }).toString(),
    },
  ])
  return companyId
}
