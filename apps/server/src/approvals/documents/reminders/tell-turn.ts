import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { lastTold, notify } from '../../../platform/notifications/index.ts'
import { turnIsOpen } from '../box-conditions.ts'
import { deputiesOn } from '../deputies/deputies.ts'
import { titlesOf } from '../kinds/shown-content.ts'

interface ToldPlace {
  member_id: number
  kind: string
  title: string
  content: unknown
  author_id: number
  author_name: string
}

/**
 * Notes that those who have the turn on a document were told of it, and tells who decides for them, who find it in their box as well:
 * of a turn that was handed over. Whoever was told when it came is not told again.
 */
export async function tellTurn(ctx: CommandContext, documentId: number): Promise<void> {
  const { rows } = await sql<ToldPlace>`
    update document_receivers r set told_at = ${ctx.now}
    from documents d join members m on m.company_id = d.company_id and m.id = d.author_id
    where r.company_id = ${thisCompany} and r.document_id = ${documentId} and ${turnIsOpen} and r.told_at is null
      and d.company_id = r.company_id and d.id = r.document_id and d.status = 'REQUESTED'
    returning r.member_id, d.kind, d.title, d.content, d.author_id, m.name as author_name`.execute(ctx.tx)
  const [first] = rows
  if (!first) return
  const told = new Set(rows.map(({ member_id }) => member_id))
  const deputies = (await deputiesOn(ctx, documentId)).filter(({ giverId }) => told.has(giverId))
  const may = deputies.map(({ delegateId }) => delegateId).filter((id) => !told.has(id))
  const link = `/main/approval/${documentId}`
  const toldAt = await lastTold(ctx, { kind: 'APPROVAL_REQUESTED', memberIds: may, links: [link] })
  await notify(ctx, {
    kind: 'APPROVAL_REQUESTED',
    memberIds: may.filter((id) => toldAt(id, link) === null),
    data: {
      person: first.author_name,
      personId: first.author_id,
      title: titlesOf(first, ctx.today),
      targetId: documentId,
    },
    link,
    outsideOnly: true,
  })
}
