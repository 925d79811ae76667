/** One mail to one person; the text and the HTML say the same. */
export interface Mail {
  /** One bare address, without a name. */
  to: string
  subject: string
  text: string
  html: string
}

export interface KeptMail extends Mail {
  id: string
  from: string
  /** ISO instant. */
  at: string
}

/** The mails that were not sent but kept, newest first. */
export interface Mailbox {
  listMails(limit?: number): Promise<KeptMail[]>
  /** null when there is no such mail. */
  readMail(id: string): Promise<KeptMail | null>
  clear(): Promise<void>
}

export interface Mailer {
  /** @throws MailError for an address that cannot be one; the transport's error when it cannot deliver */
  sendMail(mail: Mail): Promise<void>
  /** null when mails really leave. */
  mailbox: Mailbox | null
  close(): Promise<void>
}

export class MailError extends Error {
  readonly code = 'MAIL_ADDRESS_INVALID'
}

// Narrower than RFC 5321 on purpose: nothing that a header or an address list could read as more than one address. An
// apostrophe is none of that, and stands in names such as O'Neil.
const address = /^[^\s@<>()[\]\\,;:"`\p{Cc}\p{Cf}]{1,64}@[\p{L}\p{N}][\p{L}\p{N}.-]{1,250}$/u

/**
 * The mail as it may go out: the address is one address, and no line break reaches a header.
 * @throws MailError
 */
export function checkMail(mail: Mail): Mail {
  if (!address.test(mail.to)) throw new MailError('The mail address cannot be used.')
  const subject = mail.subject
    .replace(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, 250)
  return { to: mail.to, subject: subject.toWellFormed(), text: mail.text, html: mail.html }
}
