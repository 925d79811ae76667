import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { undoable } from '../../../db/undoable.ts'
import type { AuditEntry, CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { parseValue } from '../../../http/parse-input.ts'
import { retitleNotices } from '../../../platform/notifications/index.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockDocument } from '../approvals.store.ts'
import { waitedFor } from '../deputies/deputies.ts'
import type { DocumentKind } from '../kinds/document-kind.ts'
import { titlesOf } from '../kinds/shown-content.ts'
import { refuseSwitchedOff } from '../kinds/switched-off-kinds.ts'
import { READER_NOTICES, TURN_NOTICES } from '../notify-people.ts'
import { type ReceiverRow, toReceiver } from '../receiver-row.ts'
import { writeContent } from './write-content.ts'

/** What a changed document says, and what kind of document it is now. */
export interface ChangedDocument<C> {
  kind: DocumentKind<C>
  content: C
}

/**
 * Lets the author say something else in a document that nobody of its line has opened or decided yet: what has been read is what
 * is decided on. What already says so stays untouched; who was told that it waits is told by its new title.
 * @param make what it says from now on, made of what it said while nobody can read it or decide on it; where that is what it said, all that
 * was done by the context that it is given is undone
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE once it has ended, DOCUMENT_SEEN
 */
export async function changeDocument<C>(
  ctx: CommandContext,
  id: number,
  make: (
    making: CommandContext,
    said: { content: unknown; kind: string; line: readonly ReceiverRow[] },
  ) => Promise<ChangedDocument<C>>,
): Promise<{ status: string; serial: string | null }> {
  const { document, rows, deputies } = await lockDocument(ctx, id)
  if (document.author_id !== ctx.actor.memberId) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  if (document.status !== 'REQUESTED') fail('DOCUMENT_STATE')
  const others = rows.filter((row) => row.member_id !== document.author_id)
  if (others.some((row) => row.read_at !== null || row.is_processed)) fail('DOCUMENT_SEEN')
  const kept = { status: document.status, serial: document.serial }
  const made = await makeAnew(ctx, document, (making) =>
    make(making, { content: document.content, kind: document.kind, line: rows }),
  )
  // A press that arrives twice says nothing new.
  if (!made) return kept
  const { kind } = made
  const content = await writeContent(ctx, document, kind, made.content)
  await retitleNotices(ctx, [...TURN_NOTICES, ...READER_NOTICES], {
    targetId: id,
    memberIds: [...waitedFor(document, rows.map(toReceiver), deputies), ...rows.map((row) => row.member_id)],
    title: titlesOf({ ...document, kind: kind.key, content }, ctx.today),
  })
  ctx.audit({
    action: 'document.change',
    target: ['document', id],
    before: { content: document.content },
    after: { kind: kind.key, content },
  })
  await recordAct(ctx, { documentId: id, act: 'CHANGE' })
  return kept
}

/** What a document says from now on. @returns null where it says so already, and nothing was done */
async function makeAnew<C>(
  ctx: CommandContext,
  was: { kind: string; content: unknown },
  make: (making: CommandContext) => Promise<ChangedDocument<C>>,
): Promise<ChangedDocument<C> | null> {
  const noted: AuditEntry[] = []
  let isNew = false
  const made = await undoable(
    ctx.tx,
    () => make({ ...ctx, audit: (entry) => void noted.push(entry) }),
    ({ kind, content }) => {
      const asked = asKept(parseValue(kind.content, content, ctx.language))
      isNew = kind.key !== was.kind || !isDeepStrictEqual(asked, was.content)
      return isNew
    },
  )
  if (!isNew) return null
  for (const entry of noted) ctx.audit(entry)
  return made
}

/** As it is read back. */
const asKept = (content: unknown): unknown => JSON.parse(JSON.stringify(content))

/** Whether the document of a row is of these kinds, open, and opened by nobody but its author, as changeDocument judges. */
export function isUnseen(documentId: RawBuilder<unknown>, kinds: readonly string[]): RawBuilder<boolean> {
  return sql`exists (select 1 from documents u where u.company_id = ${thisCompany} and u.id = ${documentId}
      and u.status = 'REQUESTED' and u.kind = any(${[...kinds]}::text[]) and not exists (select 1 from document_receivers s
        where s.company_id = ${thisCompany} and s.document_id = u.id and s.member_id <> u.author_id
          and (s.read_at is not null or s.is_processed)))`
}
