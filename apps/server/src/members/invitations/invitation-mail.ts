import type { Mail } from '../../outside/mail/mail.ts'
import { renderMail } from '../../outside/mail/render-mail.ts'
import type { IssuedInvitation } from './issue-invitation.ts'

interface Phrases {
  title: (company: string) => string
  lines: (name: string, company: string, until: string) => string[]
  label: string
}

const phrases: Record<IssuedInvitation['language'], Phrases> = {
  ko: {
    title: (company) => `${company}에서 초대했습니다`,
    lines: (name, company, until) => [
      `${name} 님, ${company}의 구성원으로 초대받으셨습니다.`,
      `아래 버튼을 눌러 수락해 주십시오. 이 초대는 ${until}까지 유효합니다.`,
    ],
    label: '초대 수락',
  },
  ja: {
    title: (company) => `${company}から招待が届いています`,
    lines: (name, company, until) => [
      `${name}様、${company}のメンバーとして招待されました。`,
      `下のボタンから承認してください。この招待は${until}まで有効です。`,
    ],
    label: '招待を承認',
  },
  en: {
    title: (company) => `${company} has invited you`,
    lines: (name, company, until) => [
      `${name}, you have been invited to join ${company}.`,
      `Press the button to accept. The invitation is good until ${until}.`,
    ],
    label: 'Accept the invitation',
  },
}

/** The mail with the link that accepts the invitation. */
export function invitationMail(invitation: IssuedInvitation, publicUrl: string): Mail {
  const { title, lines, label } = phrases[invitation.language]
  const until = invitation.expiresAt.toZonedDateTimeISO('Asia/Seoul').toPlainDate().toString()
  const query = new URLSearchParams({ code: invitation.code, email: invitation.email })
  const content = renderMail({
    language: invitation.language,
    title: title(invitation.companyName),
    lines: lines(invitation.name, invitation.companyName, until),
    action: { label, url: `${publicUrl}/auth/invite?${query}` },
  })
  return { to: invitation.email, ...content }
}
