import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '#server/config.ts'
import type { Log } from '#server/jobs/log.ts'
import { diskBackend } from './files/disk-backend.ts'
import { fileStore, type FileStore } from './files/file-store.ts'
import { memoryBackend } from './files/memory-backend.ts'
import { s3Backend } from './files/s3-backend.ts'
import { keptMailer } from './mail/kept-mailer.ts'
import type { Mailbox, Mailer } from './mail/mail.ts'
import { memoryMailer } from './mail/memory-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { memoryPusher } from './push/memory-pusher.ts'
import type { Pusher } from './push/push.ts'
import { webPusher } from './push/web-pusher.ts'

/** What lies outside the program and its database. */
export interface Outside {
  mail: Mailer
  files: FileStore
  push: Pusher
  close(): Promise<void>
}

/** Mail, files and push messages as the settings say; opens nothing yet. */
export function createOutside(settings: Settings, log: Log): Outside {
  const { smtpUrl, mailFrom, dataDir, files } = settings
  const mail = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : keptMailer(join(dataDir, 'mail'), mailFrom)
  if (!smtpUrl) log.info({ folder: join(dataDir, 'mail') }, 'no SMTP_URL: mails are kept, not sent')
  const backend = files.kind === 's3' ? s3Backend(files) : diskBackend(join(dataDir, 'files'))
  const store = fileStore(backend, join(dataDir, 'incoming'))
  return { mail, files: store, push: webPusher(), close: () => mail.close() }
}

/** Twins that keep everything in memory, for tests. */
export function memoryOutside(): Outside & {
  mail: Mailer & { mailbox: Mailbox }
  push: ReturnType<typeof memoryPusher>
} {
  const mail = memoryMailer()
  const incoming = join(tmpdir(), `gyeol-incoming-${process.pid}`)
  const files = fileStore(memoryBackend(), incoming)
  return { mail, files, push: memoryPusher(), close: () => mail.close() }
}
