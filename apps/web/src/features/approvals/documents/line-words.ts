import type { TFunction } from 'i18next'
import type { Listed } from './approval-queries.ts'
import { lineSummary } from './line.ts'

/** What matters of the approval line in a few words; who reads it is not named. */
export function lineWords(
  t: TFunction,
  { apv_line, drf_status }: Pick<Listed, 'apv_line' | 'drf_status'>,
  me: number,
  isReceived = false,
): string {
  const { done, total, turn, deniedBy } = lineSummary(apv_line)
  const isMe = ({ user_id }: { user_id: number }) => user_id === me
  if (drf_status === 'REQUESTED' && turn.length > 0) {
    const name = turn.map(({ username }) => username).join(', ')
    if (turn.some(isMe)) return t('approvals.line.waitsForMe')
    // Who has it in the box without standing on its line decides for somebody.
    const isDeputy = isReceived && !apv_line.some(isMe)
    return t(isDeputy ? 'deputies.waitsFor' : 'approvals.line.waitsFor', { name })
  }
  if (!deniedBy) return t('approvals.line.progress', { done, total })
  const { username: name } = deniedBy
  return isMe(deniedBy) ? t('approvals.line.deniedByMe') : t('approvals.line.deniedBy', { name })
}
