import { escapeHtml } from './escape-html.ts'
import type { KeptMail } from './mail.ts'

const style = `
body{font:15px/1.5 system-ui,sans-serif;max-width:960px;margin:24px auto;padding:0 16px;color:#212529}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px;border-bottom:1px solid #dee2e6;
vertical-align:top;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f8f9fa;padding:16px}
iframe{width:100%;height:640px;border:1px solid #dee2e6}`

function shell(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>${body}</body></html>`
}

/** The page with all kept mails, each linking to `${base}/${id}`. Contains no script. */
export function mailboxPage(mails: readonly KeptMail[], base = '/dev/mail'): string {
  const rows = mails.map(
    (
      mail,
    ) => `<tr><td>${escapeHtml(mail.at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(mail.to)}</td>
<td><a href="${escapeHtml(`${base}/${mail.id}`)}">${escapeHtml(mail.subject) || '–'}</a></td></tr>`,
  )
  const list = `<table><thead><tr><th>UTC</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return shell('Mail', `<h1>Mail</h1>${mails.length ? list : '<p>No mail yet.</p>'}`)
}

/** The page of one kept mail: its text with working links, and its HTML in a frame that can run nothing. */
export function mailPage(mail: KeptMail, base = '/dev/mail'): string {
  const head = `<p><a href="${escapeHtml(base)}">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.to)}<br>${escapeHtml(mail.at)}</p>`
  const text = escapeHtml(mail.text).replace(
    /https?:\/\/(?:(?!&quot;|&lt;|&gt;|&#39;)\S)+/g,
    (url) => `<a href="${url}">${url}</a>`,
  )
  const frame = `<iframe sandbox title="HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`
  return shell(mail.subject, `${head}<pre>${text}</pre>${frame}`)
}
