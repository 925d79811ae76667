import type { SendMailOptions, Transporter } from 'nodemailer'
import { checkMail, type Mail } from './mail.ts'

/** The message for nodemailer: files and addresses of the web can never be pulled into it. */
export function compose(mail: Mail, from: string): SendMailOptions {
  const { to, subject, text, html } = checkMail(mail)
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** nodemailer is loaded at the first mail, as an idle server does without it. */
export async function openTransport(options: object | string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(options as string)
}
