import { Button } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import styles from './box.module.css'
import type { Box, Bucket } from './boxes.ts'
import { DocumentRow } from './document-row.tsx'
import { NewDocument } from './kinds/new-document.tsx'
import { type BoxState, useReadAhead } from './use-box.ts'

const ROW = 99
// So many rows before the end the next page is asked for.
const AHEAD = 6

interface DocumentListProps {
  box: Box
  bucket: Bucket
  state: BoxState
  open: number | undefined
  canSelect: boolean
}

/** The documents of one tab; draws only those in sight and asks for older ones as one scrolls. */
export function DocumentList({ box, bucket, state, open, canSelect }: DocumentListProps) {
  const { list, rows, ids, selected, toggle } = state
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (at) => ids[at] ?? at,
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  const wantsMore = rows.length > 0 && last >= rows.length - AHEAD
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  useEffect(() => {
    if (wantsMore && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [wantsMore, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  useReadAhead(ids, open)
  const openAt = open === undefined ? -1 : ids.indexOf(open)
  useEffect(() => {
    if (openAt >= 0) virtualizer.scrollToIndex(openAt, { align: 'auto' })
  }, [openAt, virtualizer])

  return (
    <div
      className={styles.scroller}
      ref={scroller}
      // Another tab is another list: it does not begin where this one was left.
      data-scroll-restoration-id={`${box} ${bucket}`}
      aria-busy={list.isFetching}
    >
      {rows.length > 0 && (
        <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, key }) => (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={hasNextPage ? -1 : rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <DocumentRow
                row={rows[index]!}
                box={box}
                isOpen={ids[index] === open}
                isBeside={open !== undefined}
                isSelected={selected.has(ids[index]!)}
                onToggle={canSelect ? () => toggle(ids[index]!) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <ListEnd box={box} bucket={bucket} state={state} />
    </div>
  )
}

function ListEnd({
  box,
  bucket,
  state: { list, rows },
}: Pick<DocumentListProps, 'box' | 'bucket' | 'state'>) {
  const { t } = useTranslation()
  if (list.isPending) return <RowsSkeleton rows={6} />
  if (rows.length === 0 && list.isError)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (rows.length === 0 && !list.hasNextPage) return <EmptyBox box={box} bucket={bucket} />
  if (list.isFetchNextPageError) {
    return (
      <p className={styles.end} role="alert">
        {t('approvals.moreFailed')}
        <Button size="compact-xs" variant="default" onClick={() => void list.fetchNextPage()}>
          {t('common.action.retry')}
        </Button>
      </p>
    )
  }
  if (list.hasNextPage) return <p className={styles.end}>{t('approvals.more')}</p>
  return rows.length > 12 ? <p className={styles.end}>{t('approvals.end')}</p> : null
}

function EmptyBox({ box, bucket }: { box: Box; bucket: Bucket }) {
  const { t } = useTranslation()
  const texts = t(`approvals.empty.${box}`, { returnObjects: true }) as Record<
    Bucket,
    { title: string; hint: string }
  >
  return <EmptyState {...texts[bucket]} action={box === 'outbox' && <NewDocument />} />
}
