import { nextMailId } from './kept-mailer.ts'
import { checkMail, type KeptMail, type Mailbox, type Mailer } from './mail.ts'

/** Keeps mails in memory: the twin for tests, with the same checks. */
export function memoryMailer(from = 'Gyeol <no-reply@gyeol.test>'): Mailer & { mailbox: Mailbox } {
  let mails: KeptMail[] = []
  return {
    mailbox: {
      listMails: async (limit = 200) => mails.slice(0, limit),
      readMail: async (id) => mails.find((mail) => mail.id === id) ?? null,
      clear: async () => void (mails = []),
    },
    async sendMail(mail) {
      const at = new Date()
      mails = [{ id: nextMailId(at), from, at: at.toISOString(), ...checkMail(mail) }, ...mails]
    },
    async close() {},
  }
}
