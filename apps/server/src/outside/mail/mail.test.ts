import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptMailer } from './kept-mailer.ts'
import type { Mail } from './mail.ts'
import { mailboxPage, mailPage } from './mailbox-page.ts'
import { memoryMailer } from './memory-mailer.ts'
import { renderMail } from './render-mail.ts'
import { smtpMailer } from './smtp-mailer.ts'

const mail: Mail = {
  to: 'minji@example.com',
  subject: '휴가 승인',
  text: '안녕하세요',
  html: '<p>안녕하세요</p>',
}
const from = 'Gyeol <no-reply@gyeol.test>'
let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'mail-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('kept mails are listed newest first, read by id and cleared', async () => {
  const mailer = keptMailer(join(folder, 'mail'), from)
  expect(await mailer.mailbox.listMails()).toEqual([])
  await mailer.sendMail(mail)
  await new Promise((resolve) => setTimeout(resolve, 3))
  await mailer.sendMail({ ...mail, subject: 'second' })
  const [newest, oldest] = await mailer.mailbox.listMails()
  expect([newest?.subject, oldest?.subject]).toEqual(['second', '휴가 승인'])
  expect(await mailer.mailbox.readMail(oldest!.id)).toMatchObject({ ...mail, from })
  expect((await readdir(join(folder, 'mail'))).sort()).toHaveLength(4)
  await mailer.mailbox.clear()
  expect(await readdir(join(folder, 'mail'))).toEqual([])
})

test.each(['../../etc/passwd', '..', '20261121000000000-0000000g', '', '%2e%2e%2fx'])(
  'mail id %j reads nothing',
  async (id) => {
    expect(await keptMailer(folder, from).mailbox.readMail(id)).toBeNull()
  },
)

test.each([
  'a@example.com\r\nBcc: all@example.com',
  'a@example.com, b@example.com',
  'A <a@example.com>',
  'a@example.com\nb',
  'a@b@example.com',
  'group: a@example.com;',
  'a\u202e@example.com',
  'a@[127.0.0.1]',
  '"x y"@example.com',
  '',
])('%j is refused as an address', async (to) => {
  for (const mailer of [memoryMailer(), keptMailer(folder, from), smtpMailer('smtp://127.0.0.1:9', from)]) {
    await expect(mailer.sendMail({ ...mail, to })).rejects.toMatchObject({ code: 'MAIL_ADDRESS_INVALID' })
  }
})

test.each(["minji.o'neil@example.com", 'm+hr_1@example.co.kr'])('%s is an address', async (to) => {
  const mailer = keptMailer(folder, from)
  await mailer.sendMail({ ...mail, to })
  const [kept] = await mailer.mailbox.listMails()
  expect(await readFile(join(folder, `${kept!.id}.eml`), 'utf8')).toContain(`\r\nTo: ${to}\r\n`)
})

test('a line break in the subject never starts a header', async () => {
  const mailer = keptMailer(folder, from)
  await mailer.sendMail({ ...mail, subject: 'x\r\nBcc: all@example.com\u2028y\u0000' })
  const [kept] = await mailer.mailbox.listMails()
  expect(kept?.subject).toBe('x Bcc: all@example.com y')
  const eml = await readFile(join(folder, `${kept!.id}.eml`), 'utf8')
  const headers = eml.slice(0, eml.indexOf('\r\n\r\n'))
  expect(headers).not.toMatch(/^bcc:/im)
  expect(headers).toMatch(/^To: minji@example.com\r$/m)
})

test('SMTP_URL delivers to the server with the envelope of the one recipient', async () => {
  const received: { to: string[]; body: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let body = ''
      stream.on('data', (chunk) => (body += chunk))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((rcpt) => rcpt.address), body })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as { port: number }
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from)
  await mailer.sendMail(mail)
  await mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['minji@example.com'])
  expect(received[0]?.body).toContain('Auto-Submitted: auto-generated')
})

test('everything in a mail is escaped, in each language', () => {
  for (const language of ['ko', 'ja', 'en'] as const) {
    const evil = '<script>alert("1")</script> & \'x\''
    const action = { label: evil, url: 'https://example.com/?a=1&b="><script>' }
    const { text, html, subject } = renderMail({ language, title: evil, lines: [evil, 'a\nb'], action })
    expect(html).not.toContain('<script')
    expect(html).toContain('a<br>b')
    expect(html).toContain(`lang="${language}"`)
    expect(subject).toBe(evil)
    expect(text).toContain(evil)
  }
})

test('a mail cannot link to anything but web pages', () => {
  const action = { label: 'x', url: 'javascript:alert(1)' }
  expect(() => renderMail({ language: 'en', title: 't', lines: [], action })).toThrow('web pages')
})

test('the mailbox pages show hostile mails without running them', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const hostile = {
    ...mail,
    subject: evil,
    text: `${evil} https://x.test/?a="onclick=1`,
    html: evil,
    to: evil,
  }
  const kept = { ...hostile, id: '20261121000000000-0000abcd', from: evil, at: '2026-11-21T00:00:00.000Z' }
  for (const html of [mailboxPage([kept]), mailPage(kept)]) {
    expect(html).not.toMatch(/<(script|img)/)
    expect(html).not.toMatch(/"onclick/)
  }
  expect(mailboxPage([])).toContain('No mail yet')
})
