import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Actor } from '../../http/context.ts'
import type { Matter } from '../../people/employment/index.ts'
import { cancelOwnDocuments } from './cancel-own-documents.ts'
import { handOverTurns } from './hand-over-turns.ts'

/** The title of `documents d` for whoever may open it: full admins, the author, people on the line. All are counted. */
const titleFor = (
  actor: Actor,
) => sql`case when ${actor.isFullAdmin} or d.author_id = ${actor.memberId} or exists (
    select 1 from document_receivers mine where mine.company_id = ${thisCompany} and mine.document_id = d.id
      and mine.member_id = ${actor.memberId}) then d.title end`

/** Documents that wait for the person's decision. */
export const waitingDocuments: Matter = {
  key: 'WAITING_DOCUMENTS',
  handingOver: {
    title: {
      ko: '결재 대기 문서 {n}건: {names}',
      ja: '決裁待ちの文書{n}件：{names}',
      en: 'Documents waiting for approval ({n}): {names}',
    },
    choices: {
      GIVE: true,
      KEEP: {
        ko: '인계 안 함 (문서가 이 단계에서 중지됨)',
        ja: '引き継がない（文書がこの段階で停止）',
        en: 'No one (the documents stop at this step)',
      },
    },
    hanging: ({ actor }, { memberId }) => sql`
      select null, ${titleFor(actor)}, lpad(d.id::text, 20, '0')
      from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
      where r.company_id = ${thisCompany} and r.member_id = ${memberId} and not r.is_processed and d.status = 'REQUESTED'
        and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')
      group by d.company_id, d.id`,
    // A limited admin does not decide on documents that were another's to decide on.
    mayGive: (giver, { taker }) => taker.id !== giver.memberId,
    async handOver(ctx, { memberId }, { to, giver }) {
      return to === null || (await handOverTurns(ctx, { from: memberId, to, giver })).kept === 0
    },
  },
}

/** Documents `d` of a person that end with the last day, by the slice of their matter. */
type Ending = (lastDay: Temporal.PlainDate) => RawBuilder<boolean>

const endings = new Set<Ending>()

/** Called once at start by slices above whose documents end with the employment: nobody has to say what becomes of them. */
export function registerEndings(ends: Ending): void {
  endings.add(ends)
}

/** Documents that the person has under way, and that go on unless they are taken back. */
export const ownDocuments: Matter = {
  key: 'OWN_DOCUMENTS',
  handingOver: {
    title: {
      ko: '진행 중인 본인 문서 {n}건: {names}',
      ja: '進行中の本人の文書{n}件：{names}',
      en: 'Their open documents ({n}): {names}',
    },
    choices: {
      END: { ko: '문서 회수', ja: '文書の取り下げ', en: 'Withdraw documents' },
      KEEP: { ko: '계속 진행', ja: 'そのまま進行', en: 'Keep in progress' },
    },
    hanging: ({ actor }, { memberId, lastDay }) => sql`
      select null, ${titleFor(actor)}, lpad(d.id::text, 20, '0') from documents d
      where d.company_id = ${thisCompany} and d.author_id = ${memberId} and d.status = 'REQUESTED'
        and not (${sql.join([sql`false`, ...[...endings].map((ends) => ends(lastDay))], sql` or `)})`,
    handOver: (ctx, { memberId }) => cancelOwnDocuments(ctx, memberId),
  },
}
