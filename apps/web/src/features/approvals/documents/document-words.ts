import type { StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import type { Listed, OpenedDocument } from './approval-queries.ts'

export const MEANINGS = {
  REQUESTED: 'progress',
  APPROVED: 'approved',
  DENIED: 'denied',
  CANCELED: 'canceled',
  INFORMED: 'informed',
} as const satisfies Record<OpenedDocument['drf_status'], StatusMeaning>

/** Whose document it is and what it is about, for the notice of a decision. */
export interface Matter {
  name: string
  title: string
}

export function matterOf({ author, drf_title }: Pick<Listed, 'drf_title' | 'author'>): Matter {
  return { name: author.username, title: drf_title }
}
