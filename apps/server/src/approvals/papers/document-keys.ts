import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { companyIdOf, inCompany } from '../../db/transaction.ts'
import type { CommandContext, PublicContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { Failure, fail } from '../../http/fail.ts'
import { hashToken, newToken, sameText } from '../../http/secrets.ts'
import type { Server } from '../../http/server.ts'
import { type ActingContext, inCompanyAs } from '../../jobs/in-company-as.ts'
import { loadActor } from '../../people/roles/index.ts'
import { viewDocument } from '../documents/index.ts'
import { printDocuments } from './print-papers.ts'

/** Long enough for a printer or a viewer to fetch the paper, too short to be passed around. */
const OPENS_FOR = { minutes: 10 }

export interface DocumentKey {
  key: string
  expiresAt: string
}

/**
 * Gives the actor a key that opens one document on paper outside of a session, in their name and as long as they may open it.
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF
 */
export async function giveKey(ctx: CommandContext, documentId: number): Promise<DocumentKey> {
  await viewDocument(ctx, documentId)
  const secret = newToken()
  const expiresAt = ctx.now.add(OPENS_FOR).toString()
  await sql`
    delete from document_keys where company_id = ${thisCompany} and member_id = ${ctx.actor.memberId}
      and expires_at <= ${ctx.now.toString()}::timestamptz`.execute(ctx.tx)
  const { rows } = await sql<{ id: number }>`
    insert into document_keys (company_id, document_id, member_id, secret_hash, expires_at)
    values (${thisCompany}, ${documentId}, ${ctx.actor.memberId}, ${hashToken(secret)}, ${expiresAt})
    returning id`.execute(ctx.tx)
  ctx.audit({ action: 'document.give_key', target: ['document', documentId], after: { until: expiresAt } })
  return { key: `${ctx.companyId}.${rows[0]!.id}.${secret}`, expiresAt }
}

/**
 * The document of a key as PDF. Who guesses, whose key has ended and who may not open the document any more are told the same.
 * @throws Failure NOT_FOUND, TOO_MANY_FILES, FILE_TAKES_TOO_LONG
 */
export async function openByKey(
  server: Server,
  { now }: Pick<PublicContext, 'now'>,
  text: string,
): Promise<Download> {
  const match = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(text) ?? fail('NOT_FOUND')
  const company = companyIdOf(Number(match[1]))
  const key = await inCompany(server.pool, company, 'read', (tx) => findKey(tx, Number(match[2]), now))
  if (!key || !sameText(hashToken(match[3]!).toString('hex'), key.secret_hash.toString('hex')))
    fail('NOT_FOUND')
  const parts = { pool: server.pool, clock: server.clock, loadActor }
  const open = async (ctx: ActingContext) => {
    if (ctx.actor.isShutOut) fail('NOT_FOUND')
    await viewDocument(ctx, key.document_id)
    ctx.audit({ action: 'document.open_by_key', target: ['document', key.document_id] })
    return ctx
  }
  const reader = await inCompanyAs(parts, company, key.member_id, open, 'document key').catch(alikeRefusal)
  const reading = <T>(work: Parameters<typeof inCompany<T>>[3]) =>
    inCompany(server.pool, company, 'read', work)
  const { files, incoming, settings } = server
  const printing = { reading, files, incoming, pages: settings.publicUrl }
  return { ...(await printDocuments(reader, [key.document_id], printing)), inline: true }
}

interface KeyRow {
  document_id: number
  member_id: number
  secret_hash: Buffer
}

async function findKey(tx: Tx, id: number, now: Temporal.Instant): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select k.document_id, k.member_id, k.secret_hash from document_keys k
    where k.company_id = ${thisCompany} and k.id = ${id} and k.expires_at > ${now.toString()}::timestamptz`.execute(
    tx,
  )
  return rows[0]
}

function alikeRefusal(refusal: unknown): never {
  if (refusal instanceof Failure) fail('NOT_FOUND')
  throw refusal
}
