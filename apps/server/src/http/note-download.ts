import type { Endpoint } from '#contract/endpoint.ts'
import type { AuditEntry } from './context.ts'
import type { Download } from './download.ts'
import { fail } from './fail.ts'

/** Whether the trail says who took the file of this endpoint along. */
export const isNoted = ({ download }: Endpoint): boolean => download !== undefined && 'action' in download

/**
 * What the trail says of a file that was taken along: its name, what it was narrowed to, the reason given, and how much stands in it. One
 * entry for each thing that was asked for by name, else one.
 */
export function noteDownload({ download }: Endpoint, input: unknown, file: Download): AuditEntry[] {
  if (!download || !('action' in download)) return []
  const { params = {}, query = {} } = input as { params?: Given; query?: Given }
  const { action, target } = download
  const named = target?.by.find((field) => (query[field] ?? params[field]) !== undefined)
  const asked = Object.entries(query).filter(([field]) => field !== named)
  const after = { ...Object.fromEntries(asked), file: file.name, ...file.holds }
  if (!target || !named) return [{ action, after }]
  return [query[named] ?? params[named]]
    .flat()
    .map((id) => ({ action, target: [target.kind, Number(id)], after }))
}

/**
 * A file about somebody out of sight is not found, as their page is: an empty one would leave an entry that names them.
 * @throws Failure NOT_FOUND
 */
export async function refuseUnseen(
  input: unknown,
  maySee: (memberId: number) => Promise<boolean>,
): Promise<void> {
  const { query = {} } = input as { query?: Given }
  if (typeof query.user_id === 'number' && !(await maySee(query.user_id))) fail('NOT_FOUND')
}

type Given = Record<string, unknown>
