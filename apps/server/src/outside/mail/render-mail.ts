import { escapeHtml } from './escape-html.ts'

export type MailLanguage = 'ko' | 'ja' | 'en'

export interface MailContent {
  language: MailLanguage
  /** Subject and headline. */
  title: string
  /** Paragraphs of plain text. */
  lines: string[]
  /** The one thing to do; a web address. */
  action?: { label: string; url: string }
}

interface Phrases {
  sentBy: string
  linkHint: string
}

const phrases: Record<MailLanguage, Phrases> = {
  ko: {
    sentBy: '결에서 자동으로 발송한 메일이며, 회신은 확인되지 않습니다.',
    linkHint: '버튼이 열리지 않으면 아래 주소를 브라우저에 붙여넣어 주십시오.',
  },
  ja: {
    sentBy: 'このメールはGyeolから自動送信されています。ご返信いただいてもお答えできません。',
    linkHint: 'ボタンが開かない場合は、次のアドレスをブラウザーに貼り付けてください。',
  },
  en: {
    sentBy: 'This email was sent automatically by Gyeol. Replies are not read.',
    linkHint: 'If the button does not work, paste this address into your browser.',
  },
}

/**
 * A mail as plain text and as HTML that mail programs show alike; every part is escaped.
 * @throws Error when the action's address is not http or https
 */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  const { action } = content
  if (action && !/^https?:$/.test(new URL(action.url).protocol))
    throw new Error('A mail links to web pages only.')
  return { subject: content.title, text: plain(content), html: page(content) }
}

function plain({ language, title, lines, action }: MailContent): string {
  const parts = [title, ...lines]
  if (action) parts.push(`${action.label}\n${action.url}`)
  return `${parts.join('\n\n')}\n\n-- \n${phrases[language].sentBy}\n`
}

const font = `font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic','Hiragino Sans','Noto Sans JP',sans-serif`

function page({ language, title, lines, action }: MailContent): string {
  const paragraphs = lines.map((line) => paragraph(line, 'color:#343a40;font-size:15px')).join('')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f1f3f5;word-break:keep-all;overflow-wrap:anywhere;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"
 style="max-width:560px;background:#ffffff;border:1px solid #e9ecef;border-radius:12px">
<tr><td style="padding:32px 32px 24px">
<p style="margin:0 0 24px;color:#495057;font-size:14px;font-weight:700">${language === 'ko' ? '결' : 'Gyeol'}</p>
<h1 style="margin:0 0 16px;color:#212529;font-size:20px;line-height:1.4">${escapeHtml(title)}</h1>
${paragraphs}${action ? button(action, phrases[language]) : ''}</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #e9ecef">
${paragraph(phrases[language].sentBy, 'margin:0;color:#868e96;font-size:12px')}</td></tr>
</table></td></tr></table></body></html>
`
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 12px;line-height:1.6;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>\n`
}

function button(action: { label: string; url: string }, { linkHint }: Phrases): string {
  const url = escapeHtml(action.url)
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;
background:#0e6870;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
${paragraph(linkHint, 'color:#868e96;font-size:12px;margin-bottom:4px')}
<p style="margin:0;font-size:12px;line-height:1.5;word-break:break-all"><a href="${url}" style="color:#495057">${url}</a></p>
`
}
