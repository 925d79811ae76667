import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { enqueueMany } from '../../../jobs/enqueue-many.ts'
import { turnIsOpen } from '../box-conditions.ts'
import { deputiesOn } from '../deputies/deputies.ts'
import { mailJob } from './told-jobs.ts'

/**
 * Notes that those who have the turn on a document were told of it, and queues a mail to each, and to who decides
 * for them, where the company sends them.
 * Whoever was told of this turn before is not told again.
 */
export async function tellTurn(ctx: CommandContext, documentId: number): Promise<void> {
  const { rows } = await sql<{ member_id: number; mailed: boolean }>`
    update document_receivers r set told_at = ${ctx.now}
    from documents d join companies c on c.company_id = d.company_id
    where r.company_id = ${thisCompany} and r.document_id = ${documentId} and ${turnIsOpen} and r.told_at is null
      and d.company_id = r.company_id and d.id = r.document_id and d.status = 'REQUESTED'
    returning r.member_id, c.documents_mailed as mailed`.execute(ctx.tx)
  const told = new Set(rows.filter(({ mailed }) => mailed).map(({ member_id }) => member_id))
  const deputies = told.size > 0 ? await deputiesOn(ctx, documentId) : []
  const theirs = deputies.filter(({ giverId }) => told.has(giverId)).map(({ delegateId }) => delegateId)
  const people = new Set([...told, ...theirs])
  await enqueueMany(
    ctx.tx,
    mailJob,
    [...people].map((memberId) => ({
      data: { memberId, about: 'TURN' as const, documentIds: [documentId], count: 1 },
    })),
    { companyId: ctx.companyId },
  )
}
