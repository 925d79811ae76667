import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Listed } from '../approval-queries.ts'
import { useMark } from './use-mark.ts'

interface StarProps {
  document: Pick<Listed, 'drf_id' | 'is_marked'>
  /** What the document is called, where several stand beside each other. */
  name?: string
  className?: string | undefined
}

/** The mark by which a person finds a document again. */
export function Star({ document, name = '', className }: StarProps) {
  const { t } = useTranslation()
  const { setMark } = useMark()
  const { drf_id, is_marked } = document
  const Icon = is_marked ? IconStarFilled : IconStar
  return (
    <ActionIcon
      className={className}
      variant="subtle"
      color={is_marked ? 'yellow' : 'gray'}
      size={28}
      aria-label={`${name} ${t('approvals.bookmarks')}`.trim()}
      aria-pressed={is_marked}
      aria-keyshortcuts="b"
      title={`${t('approvals.keys.bookmark')} (B)`}
      onClick={() => setMark(drf_id, !is_marked)}
    >
      <Icon size={17} stroke={1.6} />
    </ActionIcon>
  )
}
