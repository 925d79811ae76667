import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose, openTransport } from './compose.ts'
import { checkMail, type KeptMail, type Mailbox, type Mailer } from './mail.ts'

const idPattern = /^\d{17}-[0-9a-f]{8}$/

/** An id that sorts by time, to the millisecond. */
export function nextMailId(at: Date): string {
  return `${at.toISOString().replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`
}

/** Keeps every mail in the folder instead of sending it: one .eml for mail programs, one .json for us. */
export function keptMailer(folder: string, from: string): Mailer & { mailbox: Mailbox } {
  return {
    mailbox: keptMailbox(folder),
    async sendMail(mail) {
      const at = new Date()
      const id = nextMailId(at)
      const transport = await openTransport({ streamTransport: true, buffer: true })
      const { message } = (await transport.sendMail(compose(mail, from))) as { message: Buffer }
      const kept: KeptMail = { id, from, at: at.toISOString(), ...checkMail(mail) }
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${id}.eml`), message)
      const path = join(folder, `${id}.json`)
      // Whoever lists the mails meanwhile must not read half of one.
      await writeFile(`${path}.part`, JSON.stringify(kept, null, 2))
      await rename(`${path}.part`, path)
    },
    async close() {},
  }
}

function keptMailbox(folder: string): Mailbox {
  const ids = async () => {
    const names = await readdir(folder).catch(missing([]))
    return names.flatMap((name) =>
      name.endsWith('.json') && idPattern.test(name.slice(0, -5)) ? name.slice(0, -5) : [],
    )
  }
  const read = async (id: string): Promise<KeptMail | null> => {
    if (!idPattern.test(id)) return null
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(missing(null))
    return text === null ? null : (JSON.parse(text) as KeptMail)
  }
  return {
    readMail: read,
    async listMails(limit = 200) {
      const newest = (await ids()).sort().toReversed().slice(0, limit)
      const mails = await Promise.all(newest.map(read))
      return mails.filter((mail) => mail !== null)
    },
    async clear() {
      const files = (await ids()).flatMap((id) => [`${id}.json`, `${id}.eml`])
      await Promise.all(files.map((file) => rm(join(folder, file), { force: true })))
    },
  }
}

/** Answers a missing file or folder by a value, and passes every other error on. */
function missing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
