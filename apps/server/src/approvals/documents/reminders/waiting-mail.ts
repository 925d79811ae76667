import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { Language } from '../../../http/context.ts'
import type { ActingContext } from '../../../jobs/in-company-as.ts'
import type { Mail } from '../../../outside/mail/mail.ts'
import { renderMail } from '../../../outside/mail/render-mail.ts'
import { findNames } from '../../../people/members/index.ts'
import { turnIsOpen } from '../box-conditions.ts'
import { turnIsDeputed } from '../deputies/deputies.ts'
import { titlesOf } from '../kinds/shown-content.ts'
import { kindIsOpen } from '../kinds/switched-off-kinds.ts'

interface Phrases {
  turn: { title: string; line: (author: string, title: string) => string; label: string }
  reminder: { title: (count: number) => string; line: string; more: (count: number) => string; label: string }
  document: (title: string, author: string) => string
  unwanted: string
}

const phrases: Record<Language, Phrases> = {
  ko: {
    turn: {
      title: '결재 요청이 도착했습니다',
      line: (author, title) => `${author} 님이 ‘${title}’ 결재를 요청했습니다.`,
      label: '문서 열기',
    },
    reminder: {
      title: (count) => `결재 대기 문서가 ${count}건 있습니다`,
      line: '아래 문서가 결재를 기다리고 있습니다.',
      more: (count) => `외 ${count}건`,
      label: '받은 문서함 열기',
    },
    document: (title, author) => `‘${title}’ (기안: ${author})`,
    unwanted: '이 메일은 회사의 결재 문서 설정에 따라 발송됩니다.',
  },
  ja: {
    turn: {
      title: '決裁依頼が届きました',
      line: (author, title) => `${author}さんから「${title}」の決裁依頼が届きました。`,
      label: '文書を開く',
    },
    reminder: {
      title: (count) => `決裁待ちの文書が${count}件あります`,
      line: '次の文書が決裁を待っています。',
      more: (count) => `ほか${count}件`,
      label: '受信トレイを開く',
    },
    document: (title, author) => `「${title}」（起案：${author}）`,
    unwanted: 'このメールは会社の決裁文書の設定に基づいて送信されています。',
  },
  en: {
    turn: {
      title: 'A document is waiting for your approval',
      line: (author, title) => `${author} requests your approval of “${title}”.`,
      label: 'Open the document',
    },
    reminder: {
      title: (count) =>
        count === 1 ? 'A document is waiting for you' : `${count} documents are waiting for you`,
      line: 'These documents are waiting for your approval.',
      more: (count) => `and ${count} more`,
      label: 'Open the inbox',
    },
    document: (title, author) => `“${title}” (drafted by ${author})`,
    unwanted: 'Your company sends this email by its settings of approval documents.',
  },
}

interface Waiting {
  memberId: number
  about: 'TURN' | 'REMINDER'
  documentIds: readonly number[]
  count: number
}

interface WaitingRow {
  id: number
  kind: string
  title: string
  content: unknown
  author_id: number
  email: string
}

/**
 * The mail to somebody of documents that wait for them, with a link, in their language; null where none waits any more, or they
 * cannot open it: they are away or left, have no account, or the part is switched off.
 */
export async function writeWaitingMail(
  system: ActingContext,
  { memberId, about, documentIds, count }: Waiting,
  publicUrl: string,
): Promise<Mail | null> {
  const ctx = await system.inNameOf(memberId)
  if (!ctx) return null
  const { rows } = await sql<WaitingRow>`
    select d.id, d.kind, d.title, d.content, d.author_id, m.email
    from documents d join members m on m.company_id = d.company_id and m.id = ${memberId}
    where d.company_id = ${thisCompany} and d.id = any(${[...documentIds]}::bigint[]) and d.status = 'REQUESTED' and ${kindIsOpen(ctx)}
      and m.status = 'WORKING' and m.account_id is not null and exists (
        select 1 from document_receivers r
        where r.company_id = ${thisCompany} and r.document_id = d.id and ${turnIsOpen}
          and (r.member_id = ${memberId} or ${turnIsDeputed(ctx)}))
    order by d.id`.execute(ctx.tx)
  const [first] = rows
  if (!first) return null
  const { language } = ctx
  const names = await findNames(ctx, [...new Set(rows.map((row) => row.author_id))])
  const words = phrases[language]
  const titleOf = (row: WaitingRow) => titlesOf(row, ctx.today)[language]
  const authorOf = (row: WaitingRow) => names.get(row.author_id) ?? ''
  const left = count - documentIds.length
  const content =
    about === 'TURN'
      ? {
          title: words.turn.title,
          lines: [words.turn.line(authorOf(first), titleOf(first))],
          action: { label: words.turn.label, url: `${publicUrl}/main/approval/${first.id}` },
        }
      : {
          title: words.reminder.title(rows.length + left),
          lines: [
            words.reminder.line,
            ...rows.map((row) => words.document(titleOf(row), authorOf(row))),
            ...(left > 0 ? [words.reminder.more(left)] : []),
          ],
          action: { label: words.reminder.label, url: `${publicUrl}/main/approval/inbox` },
        }
  const rendered = renderMail({ language, ...content, lines: [...content.lines, words.unwanted] })
  return { to: first.email, ...rendered }
}
