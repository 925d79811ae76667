import type { TFunction } from 'i18next'
import type { Listed } from './approval-queries.ts'
import { lineSummary } from './line.ts'

/** What matters of the approval line in a few words; who reads it is not named. */
export function lineWords(
  t: TFunction,
  { apv_line, drf_status }: Pick<Listed, 'apv_line' | 'drf_status'>,
  me: number,
): string {
  const { done, total, turn, deniedBy } = lineSummary(apv_line)
  const isMe = ({ user_id }: { user_id: number }) => user_id === me
  if (drf_status === 'REQUESTED' && turn.length > 0) {
    const name = turn.map(({ username }) => username).join(', ')
    return turn.some(isMe) ? t('approvals.line.waitsForMe') : t('approvals.line.waitsFor', { name })
  }
  if (!deniedBy) return t('approvals.line.progress', { done, total })
  const { username: name } = deniedBy
  return isMe(deniedBy) ? t('approvals.line.deniedByMe') : t('approvals.line.deniedBy', { name })
}
