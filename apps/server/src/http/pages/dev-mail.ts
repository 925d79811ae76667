import type { Mailer } from '../../outside/mail/mail.ts'
import { mailboxPage, mailPage } from '../../outside/mail/mailbox-page.ts'
import { found } from '../fail.ts'
import type { Server } from '../server.ts'

/** /dev/mail shows the mails that were kept instead of sent; it exists only while mails are kept, never in production. */
export function addDevMail(server: Server, mailer: Mailer): void {
  const { mailbox } = mailer
  if (!mailbox || server.settings.production) return
  // The pages hold no script, and what a mail shows is framed without rights.
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'"
  server.http.get('/dev/mail', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
    return reply.send(mailboxPage(await mailbox.listMails(200)))
  })
  server.http.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = found(await mailbox.readMail(request.params.id))
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
    return reply.send(mailPage(mail))
  })
}
