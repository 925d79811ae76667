import { hashPassword } from '#server/platform/auth/index.ts'
import { type TestApp, withOwner } from '../app.ts'

let made = 0

export interface TestAccount {
  accountId: number
  email: string
  password: string
}

export interface AccountFields {
  email?: string
  password?: string
}

/** An account that signs in with its password and belongs to no company. */
export async function makeAccount(test: TestApp, fields: AccountFields = {}): Promise<TestAccount> {
  made += 1
  const email = fields.email ?? `account${made}@gyeol.test`
  const password = fields.password ?? 'maple-harbor-42'
  const passwordHash = await hashPassword(password)
  return withOwner(test, async (tx) => {
    const row = await tx
      .insertInto('accounts')
      .values({ email, password_hash: passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { accountId: row.id, email, password }
  })
}

/** Sends what is queued and answers the newest mail to an address; undefined when there is none. */
export async function newestMail(test: TestApp, email: string) {
  await test.runJobs()
  const mails = await test.outside.mail.mailbox.listMails()
  return mails.find((mail) => mail.to === email)
}

/** The code in the newest mail to an address. */
export async function mailedCode(test: TestApp, email: string): Promise<string> {
  const code = /^\d{6,8}$/m.exec((await newestMail(test, email))?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}.`)
  return code
}

/** What stands in the link of the newest invitation to an address. */
export async function mailedInvitation(
  test: TestApp,
  email: string,
): Promise<{ code: string; email: string }> {
  await test.runJobs('send-invitation')
  const mail = (await test.outside.mail.mailbox.listMails()).find((kept) => kept.to === email)
  const link = /https?:\S+\/auth\/invite\?\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No invitation was mailed to ${email}.`)
  const { code, email: invited } = Object.fromEntries(new URL(link).searchParams)
  return { code: code!, email: invited! }
}
