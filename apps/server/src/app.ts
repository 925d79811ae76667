import type pg from 'pg'
import { createServer, type Server } from './http/server.ts'
import { addApiDocument } from './http/api-document.ts'
import { addDevMail } from './http/dev-mail.ts'
import { addOperations } from './http/operations.ts'
import { addWebClient } from './http/web-client.ts'
import type { JobHandler } from './jobs/define-job.ts'
import { sendMailHandler } from './jobs/send-mail.ts'
import { meetingRoomRoutes } from './meeting-rooms/meeting-rooms.routes.ts'
import type { Outside } from './outside/outside.ts'
import { loadActor } from './roles/index.ts'
import type { Settings } from './config.ts'

export interface App extends Server {
  jobHandlers: JobHandler[]
}

export interface AppParts {
  settings: Settings
  pool: pg.Pool
  outside: Outside
  /** The built web client; absent in tests of the API. */
  webFolder?: string
  clock?: () => Temporal.Instant
}

/** Puts the whole server together: the table of contents of the product. */
export async function buildApp(parts: AppParts): Promise<App> {
  const server = await createServer({ ...parts, loadActor })
  meetingRoomRoutes(server)

  addOperations(server)
  addApiDocument(server)
  addDevMail(server, parts.outside.mail)
  await addWebClient(server, parts.webFolder)
  const jobHandlers = [sendMailHandler(parts.outside.mail)]
  return Object.assign(server, { jobHandlers })
}
