import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { parseValue } from '../../../http/parse-input.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockDocument, submissionFacts } from '../approvals.store.ts'
import { shortTitle } from '../insert-document.ts'
import { documentKind } from '../kinds/kind-registry.ts'
import { titlesOf } from '../kinds/shown-content.ts'
import { searchText } from '../search/search-text.ts'
import { notifyCanceled } from '../notify-people.ts'

/** What a document says from now on, and the part of its matter that has ended. */
export interface Amended {
  content: unknown
  ended: unknown
}

/**
 * Writes into a document that waits or was approved that a part of its matter has ended; its line and what was decided stay. Those who have
 * it in their box are told which part. One that its kind reads no more stays as it is.
 * @throws Failure NOT_FOUND
 */
export async function amendDocument(
  ctx: CommandContext,
  id: number,
  make: (content: unknown) => Amended | null,
): Promise<void> {
  const { document, rows } = await lockDocument(ctx, id)
  const kind = documentKind(document.kind)
  const read = kind.content.safeParse(document.content)
  const made = read.success ? make(read.data) : null
  if (!made) return
  const content = parseValue(kind.content, made.content, ctx.language)
  const { company_language: language } = await submissionFacts(ctx, document.author_id)
  const titles = titlesOf({ ...document, content }, ctx.today)
  await sql`
    update documents set title = ${shortTitle(titles[language])}, 
      search_text = concat_ws(E'\n', ${searchText({ kind: document.kind, titles, content })}::text, serial), content = ${JSON.stringify(content)}::jsonb, updated_at = ${ctx.now.toString()}::timestamptz
    where company_id = ${thisCompany} and id = ${id}`.execute(ctx.tx)
  const ended = titlesOf({ ...document, content: made.ended }, ctx.today)
  const told = rows.filter((row) => row.is_shown).map((row) => row.member_id)
  await notifyCanceled(ctx, { ...document, titles: ended }, [
    ...new Set([...told, document.author_id].filter((member) => member !== ctx.actor.memberId)),
  ])
  ctx.audit({
    action: 'document.amend',
    target: ['document', id],
    before: { content: document.content },
    after: { content },
  })
  await recordAct(ctx, { documentId: id, act: 'CHANGE' })
}
