import type { Mail } from '#server/outside/mail/mail.ts'
import { renderMail } from '#server/outside/mail/render-mail.ts'
import type { Language } from '#server/http/context.ts'
import { type MailTemplate, mailTexts } from './account-mail.texts.ts'

const IGNORE: Record<Language, string> = {
  ko: '요청하지 않은 경우 이 메일을 무시해 주십시오. 인증 코드를 다른 사람에게 알려 주지 마십시오.',
  ja: 'お心当たりがない場合は、このメールを無視してください。認証コードは誰にも教えないでください。',
  en: 'If you did not request this, ignore this email. Never share the code with anyone.',
}

const TEN_MINUTES: Record<Language, string> = {
  ko: '이 코드는 10분 동안 한 번만 사용할 수 있습니다.',
  ja: 'このコードは10分間、一度だけ使えます。',
  en: 'The code works once within 10 minutes.',
}

export interface AccountMail {
  to: string
  language: Language
  template: MailTemplate
  values: Record<string, string>
}

/** A mail about an account, in the language of its owner. */
export function writeAccountMail({ to, language, template, values }: AccountMail, publicUrl: string): Mail {
  const { title, lines, action } = mailTexts[template][language]
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const carriesCode = lines.includes('{code}')
  return {
    to,
    ...renderMail({
      language,
      title: fill(title),
      lines: [...lines.map(fill), ...(carriesCode ? [TEN_MINUTES[language], IGNORE[language]] : [])],
      ...(action && { action: { label: action, url: `${publicUrl}/auth/email` } }),
    }),
  }
}
