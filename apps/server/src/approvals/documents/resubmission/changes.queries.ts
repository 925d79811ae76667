import { sql } from '../../../db/sql/sql.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { viewDocument } from '../open-document.ts'
import { compareContents, type Differences, type StatedContent } from './compare-contents.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today' | 'language'>

/** So many changes of a document are shown, the newest first: nobody compares more. */
const MOST_VERSIONS = 20

interface Replaced extends StatedContent {
  id: number
  serial: string | null
  status: DocumentStatus
  denied: { comment: string; name: string }[]
}

interface VersionRow extends StatedContent {
  number: number
  replaced_at: string
  replaced_by: number | null
  replaced_by_name: string | null
}

export interface DocumentChanges {
  /** The document in whose place it was written, and why that was denied. */
  replaces: (Omit<Replaced, 'kind' | 'content'> & { differences: Differences }) | null
  changes: (Pick<VersionRow, 'number' | 'replaced_at' | 'replaced_by' | 'replaced_by_name'> & {
    differences: Differences
  })[]
}

/**
 * What became of a document since its author first sent it, for whoever may open it: its author has shown them by that what it said.
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF
 */
export async function changesOf(ctx: Reader, id: number): Promise<DocumentChanges> {
  const { document } = await viewDocument(ctx, id)
  const [versions, replaced] = await Promise.all([
    document.version > 1 ? versionsOf(ctx, id) : [],
    document.replaces_id === null ? undefined : findReplaced(ctx, document.replaces_id),
  ])
  const first =
    versions.at(-1)?.number === 1 ? versions.at(-1) : document.version === 1 ? document : undefined
  return {
    replaces: replaced
      ? { ...replaced, differences: compareContents(ctx, replaced, first ?? document) }
      : null,
    changes: versions.map((version, at) => ({
      ...version,
      differences: compareContents(ctx, version, at === 0 ? document : versions[at - 1]!),
    })),
  }
}

/** What it said before, the newest first. */
async function versionsOf({ tx }: Reader, id: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.kind, v.title, v.content, v.replaced_at, v.replaced_by, m.name as replaced_by_name
    from document_versions v left join members m on m.company_id = v.company_id and m.id = v.replaced_by
    where v.company_id = ${thisCompany} and v.document_id = ${id}
    order by v.number desc limit ${MOST_VERSIONS}::int`.execute(tx)
  return rows
}

/** undefined once it was deleted. */
async function findReplaced({ tx }: Reader, id: number): Promise<Replaced | undefined> {
  const { rows } = await sql<Replaced>`
    select d.id, d.kind, d.serial, d.status, d.title, d.content,
      (select coalesce(json_agg(json_build_object('comment', r.comment, 'name', m.name) order by r.id), '[]')
        from document_receivers r join members m on m.company_id = ${thisCompany} and m.id = coalesce(r.acted_by, r.member_id)
        where r.company_id = ${thisCompany} and r.document_id = d.id and r.decision = 'DENIED') as denied
    from documents d where d.company_id = ${thisCompany} and d.id = ${id} and d.status <> 'ERASED'`.execute(
    tx,
  )
  return rows[0]
}
