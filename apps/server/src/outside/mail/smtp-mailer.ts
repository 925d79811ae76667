import type { Transporter } from 'nodemailer'
import { compose, openTransport } from './compose.ts'
import type { Mailer } from './mail.ts'

/** Sends through the SMTP server of the address, over a few kept connections. */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined
  return {
    mailbox: null,
    async sendMail(mail) {
      const message = compose(mail, from)
      transport ??= openTransport({ url, pool: true, maxConnections: 3, connectionTimeout: 15_000 })
      await (await transport).sendMail(message)
    },
    async close() {
      if (transport) (await transport).close()
      transport = undefined
    },
  }
}
