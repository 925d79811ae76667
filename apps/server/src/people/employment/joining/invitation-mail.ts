import { dayText } from '../../../day-text.ts'
import type { Mail } from '../../../outside/mail/mail.ts'
import { renderMail } from '../../../outside/mail/render-mail.ts'
import type { IssuedInvitation } from './issue-invitation.ts'
import { plainName } from './plain-name.ts'

interface Names {
  name: string
  company: string
  /** Empty when nobody is to be named. */
  inviter: string
}

interface Phrases {
  title: (company: string) => string
  lines: (names: Names, until: string) => string[]
  label: string
}

// What others typed stands in quotation marks, and nothing but the company's name in the subject.
const phrases: Record<IssuedInvitation['language'], Phrases> = {
  ko: {
    title: (company) => `“${company}”에서 초대했습니다`,
    lines: ({ name, company, inviter }, until) => [
      inviter
        ? `${name} 님, “${company}”의 ${inviter} 님이 구성원으로 초대했습니다.`
        : `${name} 님, “${company}”에서 구성원으로 초대했습니다.`,
      `아래 버튼을 눌러 합류해 주십시오. 이 초대는 ${until}까지 유효합니다.`,
      '모르는 회사인 경우 이 메일을 무시해 주십시오.',
    ],
    label: '초대 확인',
  },
  ja: {
    title: (company) => `「${company}」からの招待`,
    lines: ({ name, company, inviter }, until) => [
      inviter
        ? `${name}様、「${company}」の${inviter}様からメンバーとして招待されました。`
        : `${name}様、「${company}」のメンバーとして招待されました。`,
      `下のボタンから参加してください。この招待は${until}まで有効です。`,
      'この会社にお心当たりがない場合は、このメールを無視してください。',
    ],
    label: '招待を確認',
  },
  en: {
    title: (company) => `Invitation from “${company}”`,
    lines: ({ name, company, inviter }, until) => [
      inviter
        ? `${name}, ${inviter} of “${company}” invited you to join.`
        : `${name}, you have been invited to join “${company}”.`,
      `Press the button to join. The invitation is valid until ${until}.`,
      'If you do not know this company, ignore this email.',
    ],
    label: 'Open the invitation',
  },
}

/** The mail with the link that accepts the invitation. */
export function invitationMail(invitation: IssuedInvitation, publicUrl: string): Mail {
  const { title, lines, label } = phrases[invitation.language]
  const until = dayText(invitation.lastDay, invitation.language, invitation.issuedOn.year)
  const company = plainName(invitation.companyName) || '…'
  // Whoever was invited by an address alone is called as in it.
  const isFromAddress = invitation.email.startsWith(`${invitation.name}@`)
  const name = isFromAddress ? invitation.name : plainName(invitation.name) || invitation.email
  const inviter = plainName(invitation.inviterName ?? '')
  const query = new URLSearchParams({ code: invitation.code, email: invitation.email })
  const content = renderMail({
    language: invitation.language,
    title: title(company),
    lines: lines({ name, company, inviter }, until),
    action: { label, url: `${publicUrl}/auth/invite?${query}` },
  })
  return { to: invitation.email, ...content }
}
