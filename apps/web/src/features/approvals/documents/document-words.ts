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
  /** Whether the line still decides on it: its author takes it back then, and cancels it later. */
  isOpen?: boolean
}

export function matterOf({
  author,
  drf_title,
  drf_status,
}: Pick<Listed, 'drf_title' | 'author'> & Partial<Pick<Listed, 'drf_status'>>): Matter {
  return { name: author.username, title: drf_title, isOpen: drf_status === 'REQUESTED' }
}
