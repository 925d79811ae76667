import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { isUploadedFile, type UploadedFile } from '#contract/fields.ts'
import { sentence } from './answer-error.ts'
import { sayLast } from '../db/connection.ts'
import type { MemberContext } from './context.ts'
import { fail } from './fail.ts'

const KEY = /^[\w-]{8,80}$/

/**
 * With the header Idempotency-Key a write happens once per person and key: a repeat, even one that runs
 * at the same time, gets the first answer, or CONFLICT where that told a secret, which is kept nowhere. The key's row is
 * part of the transaction, so a failed try leaves none.
 */
export async function withIdempotency(
  endpoint: Endpoint,
  ctx: MemberContext,
  { request, input }: { request: FastifyRequest; input: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return work()
  if (!KEY.test(key)) fail('BAD_REQUEST', {}, { 'idempotency-key': sentence('BAD_REQUEST', ctx.language) })
  // What is read, or a file that is made anew, is no write: asked for again, it is read again.
  if (endpoint.answers === 'binary' || endpoint.isLook) return work()
  // The same key for something else is a mistake of the sender, not a repeat.
  const asked = `${endpoint.id} ${await digestOf(input)}`
  const mine = { company_id: ctx.companyId, account_id: ctx.accountId, key }
  // A repeat waits here until the first one has committed or failed.
  const claimed = await ctx.tx
    .insertInto('idempotent_answers')
    .values({ ...mine, endpoint: asked })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const first = await ctx.tx
      .selectFrom('idempotent_answers')
      .select(['body', 'endpoint'])
      .where('account_id', '=', ctx.accountId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.endpoint !== asked || endpoint.tellsOnce) fail('CONFLICT')
    return first.body ?? undefined
  }
  const result = await work()
  if (endpoint.tellsOnce) return result
  const body = result === undefined ? null : JSON.stringify(result)
  await sayLast(ctx.tx, () =>
    ctx.tx
      .updateTable('idempotent_answers')
      .set({ status: endpoint.success[0] ?? 200, body })
      .where('account_id', '=', ctx.accountId)
      .where('key', '=', key)
      .execute(),
  )
  return result
}

/** What was sent, its files with all that is in them: another file of the same name and size is another request. */
async function digestOf(input: unknown): Promise<string> {
  const hash = createHash('sha256')
  const files: UploadedFile[] = []
  hash.update(
    JSON.stringify(input, (_name, value: unknown) => (isUploadedFile(value) ? files.push(value) : value)),
  )
  for (const file of files) {
    hash.update(JSON.stringify([file.name, file.contentType]))
    for await (const part of file.open()) hash.update(part as Buffer)
  }
  return hash.digest('base64url')
}
