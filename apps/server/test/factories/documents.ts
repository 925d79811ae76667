import type { ReceiverType } from '#rules/approvals/receiver.ts'
import { sql } from '#server/db/sql/sql.ts'
import {
  type DocumentKind,
  type Submission,
  type Submitted,
  submitDocument,
} from '#server/approvals/documents/index.ts'
import { tallyDocuments } from '#server/approvals/documents/tally-documents.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import type { CommandContext, Language } from '#server/http/context.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { type TestApp, withOwner } from '../app.ts'
import type { TestMember } from './members.ts'

let made = 0

export interface DocumentFields {
  kind?: string
  title?: string
  /** As it is stored; a free document without one has its title and no text. */
  content?: object
  status?: 'REQUESTED' | 'APPROVED' | 'DENIED' | 'CANCELED' | 'INFORMED'
  line?: {
    member: TestMember
    type?: ReceiverType
    order?: number
    shown?: boolean
    processed?: boolean
    decision?: string
  }[]
}

/** A submitted document with its line; the first order has the turn unless the line says otherwise. */
export async function makeDocument(
  test: TestApp,
  author: TestMember,
  fields: DocumentFields = {},
): Promise<number> {
  made += 1
  const title = fields.title ?? `문서 ${made}`
  const content = fields.content ?? (fields.kind ? {} : { title, text: '' })
  return withOwner(
    test,
    async (tx) => {
      const document = await tx
        .insertInto('documents')
        .values({
          company_id: author.companyId,
          kind: fields.kind ?? 'GENERAL',
          status: fields.status ?? 'REQUESTED',
          serial: `T-${process.pid}-${made}`,
          title,
          search_text: title,
          content: JSON.stringify(content),
          author_id: author.memberId,
          submitted_at: sql`now()`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const line = (fields.line ?? []).map((place, index) => {
        const type = place.type ?? 'APPROVER'
        const order = place.order ?? (type === 'CIRCULATOR' || type === 'VIEWER' ? 0 : index + 1)
        return {
          company_id: author.companyId,
          document_id: document.id,
          member_id: place.member.memberId,
          receiver_type: type,
          step_order: order,
          is_shown: place.shown ?? order <= 1,
          is_processed: place.processed ?? false,
          decision: place.decision ?? null,
        }
      })
      if (line.length > 0) await tx.insertInto('document_receivers').values(line).execute()
      const status = fields.status ?? 'REQUESTED'
      await tallyDocuments(tx, [], [{ status, author_id: author.memberId, line }])
      return document.id
    },
    author.companyId,
  )
}

/** Submits a document as a member, through the command that slices use, in a transaction of its own. */
export async function submitAs<C, R>(
  test: TestApp,
  author: TestMember,
  kind: DocumentKind<C, R>,
  submission: Submission<NoInfer<C>>,
  language: Language = 'ko',
): Promise<Submitted<R>> {
  return test.inCompany(author.companyId, async (tx) => {
    const companyId = companyIdOf(author.companyId)
    const actor = (await loadActor(tx, companyId, author.memberId, author.accountId))!
    const today = test.now().toZonedDateTimeISO(actor.timezone).toPlainDate()
    const ctx: CommandContext = {
      tx,
      now: test.now(),
      today,
      companyId,
      actor,
      language,
      audit: () => undefined,
    }
    return submitDocument(ctx, kind, submission)
  })
}
