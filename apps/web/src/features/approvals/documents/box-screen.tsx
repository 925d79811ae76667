import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconKeyboard, IconPencilPlus } from '@tabler/icons-react'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { MasterDetail, useIsWide } from '../../../ui/page/master-detail.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import { PeriodButton } from '../papers/index.ts'
import { type Intent, useBoxKeys } from './box-keys.ts'
import styles from './box.module.css'
import { useMark } from './bookmarks/use-mark.ts'
import { type Box, type BoxSearch, type Bucket, firstOf } from './boxes.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { type Bulk, BulkDialog } from './bulk/bulk-dialog.tsx'
import { CommentDialog } from './comment-dialog.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentPane, NothingOpen } from './document-pane.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { neighbourOf } from './next-document.ts'
import { type BoxState, useBox } from './use-box.ts'
import { useBoxActs } from './use-box-acts.ts'

/** A box of documents: the list on the left, every tab from its top, and the document on the right; one after the other on narrow screens. */
export function BoxScreen({ box, search }: { box: Box; search: BoxSearch }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const bucket: Bucket = search.bucket ?? firstOf(box)
  const open = search.document
  const opened = useOpened()
  const state = useBox(box, bucket)
  const pane = useRef<HTMLElement>(null)
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)

  const focusPane = () => requestAnimationFrame(() => focusRegion(pane.current))
  const go = ({ bucket: to = firstOf(box), document }: BoxSearch) => {
    const bucket = to === firstOf(box) ? undefined : to
    void navigate({ to: '.', search: { bucket, document }, replace: open !== undefined })
    if (document === undefined && !isWide) focusList()
    else focusPane()
  }
  const acts = useBoxActs({ box, bucket, opened, state, isWide, go })
  const canSelect = box === 'inbox' && bucket === 'requested'
  const startBulk = (act: Bulk['act']) =>
    setBulk({ act, documents: state.rows.filter(({ drf_id }) => state.selected.has(drf_id)) })
  const turnTo = useTurnTo()
  const { toggle: toggleMark } = useMark()
  const close = () => turnTo(undefined, true)
  const move = (step: 1 | -1) => {
    const next = neighbourOf(state.ids, opened(), step)
    if (next === undefined || next === opened()) return next !== undefined
    turnTo(next, opened() !== undefined)
    requestAnimationFrame(() => focusRow(next))
    return true
  }
  const closeSomething = () => {
    if (state.selected.size === 0 && opened() === undefined) return false
    if (state.selected.size > 0) state.select(new Set())
    else close()
    return true
  }
  useBoxKeys((intent: Intent) => {
    const current = opened()
    if (intent === 'next' || intent === 'previous') return move(intent === 'next' ? 1 : -1)
    if (intent === 'help') setShowsKeys(true)
    else if (intent === 'undo') void acts.undo()
    else if (intent === 'open') return current === undefined ? move(1) : (focusPane(), true)
    else if (intent === 'close') return closeSomething()
    else if (intent === 'reply' || intent === 'circulate') return focusIn(pane.current, intent)
    else if (intent === 'bookmark') return current !== undefined && toggleMark(current)
    else if (intent === 'toggle') return canSelect && current !== undefined && (state.toggle(current), true)
    else if ((intent === 'approve' || intent === 'deny') && state.selected.size > 0) startBulk(intent)
    else {
      const document = acts.mayDo(intent === 'approveWithComment' ? 'approve' : intent)
      if (document) acts.ask(intent, document)
    }
    return true
  })

  const showsList = isWide || open === undefined
  return (
    <div className={styles.screen}>
      {showsList ? (
        <div className={styles.head} data-print={open === undefined ? undefined : 'never'}>
          <BoxHead box={box} bucket={bucket} state={state} showKeys={() => setShowsKeys(true)} />
        </div>
      ) : (
        <VisuallyHidden component="h1">{t(`approvals.${box}`)}</VisuallyHidden>
      )}
      <MasterDetail
        isWide={isWide}
        listId="box-list"
        listLabel={t('approvals.documents')}
        list={
          <>
            {canSelect && state.selected.size > 0 && <BulkBar state={state} onAct={startBulk} />}
            <DocumentList key={bucket} {...{ box, bucket, state, open, canSelect }} />
          </>
        }
        detailLabel={t('approvals.document')}
        detailRef={pane}
        isOpen={open !== undefined}
        detail={
          open !== undefined ? (
            <DocumentPane key={open} id={open} onAsk={acts.ask} onBack={close} />
          ) : (
            <NothingOpen state={state} canDecide={canSelect} />
          )
        }
        onBack={close}
        backText={t('approvals.missing.back')}
      />
      <CommentDialog
        act={acts.asked?.act ?? null}
        name={acts.asked?.name ?? ''}
        onClose={acts.closeAsked}
        onSubmit={acts.submitComment}
      />
      <BulkDialog bulk={bulk} onClose={() => setBulk(null)} onDone={acts.keep} onStart={acts.planNext} />
      <KeysDialog opened={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}

/** Opens another document of the tab that the address names now, or none. */
function useTurnTo() {
  const navigate = useNavigate()
  return (document: number | undefined, replace: boolean) =>
    void navigate({ to: '.', search: (now) => ({ ...now, document, proof: undefined }), replace })
}

/** By the address: the next key may be pressed before the screen is drawn for the document that the last one led to. */
function useOpened(): () => number | undefined {
  const router = useRouter()
  return () => (router.latestLocation.search as BoxSearch).document
}

function focusRegion(pane: HTMLElement | null): void {
  const region = pane?.querySelector<HTMLElement>('[role=region]') ?? pane
  region?.focus()
}

/** Leads to what answers a key within the open document; false where it offers nothing of the kind. */
function focusIn(pane: HTMLElement | null, intent: 'reply' | 'circulate'): boolean {
  const target = pane?.querySelector<HTMLElement>(`[data-key="${intent}"]`)
  if (intent === 'reply') target?.focus()
  else target?.click()
  return target !== null && target !== undefined
}

// The list is drawn anew once the document has gone.
function focusList(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#box-list [data-document]')?.focus())
}

function focusRow(id: number): void {
  document.querySelector<HTMLElement>(`[data-document="${id}"]`)?.focus({ preventScroll: true })
}

interface BoxHeadProps {
  box: Box
  bucket: Bucket
  state: BoxState
  showKeys: () => void
}

function BoxHead({ box, bucket, state, showKeys }: BoxHeadProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const navigate = useNavigate()
  const labels = t(`approvals.tabs.${box}`, { returnObjects: true }) as Record<Bucket, string>
  const tabs = state.counts.map(({ bucket: value, count }) => ({
    value,
    label: labels[value],
    ...(count !== undefined && { count }),
  }))
  return (
    <PageHeader
      title={t(`approvals.${box}`)}
      actions={
        <>
          <nav className={styles.boxes} aria-label={t('approvals.boxes')}>
            <Link to="/main/approval/inbox" activeOptions={{ includeSearch: false }}>
              {t('approvals.inbox')}
            </Link>
            <Link to="/main/approval/outbox" activeOptions={{ includeSearch: false }}>
              {t('approvals.outbox')}
            </Link>
            <Link to="/main/approval/bookmarks" activeOptions={{ includeSearch: false }}>
              {t('approvals.bookmarks')}
            </Link>
            <Link to="/main/approval/delegations">{t('approvals.delegations')}</Link>
          </nav>
          {profile.is_admin_full && <PeriodButton />}
          {hasFeature(profile, 'DOCUMENT_APPROVAL') && (
            <Button component={Link} to="/main/approval/write" leftSection={<IconPencilPlus size={16} />}>
              {t('approvals.write')}
            </Button>
          )}
          <ActionIcon
            className={styles.keysButton}
            variant="default"
            size={32}
            aria-label={t('approvals.keys.open')}
            title={`${t('approvals.keys.open')} (?)`}
            onClick={showKeys}
          >
            <IconKeyboard size={18} stroke={1.6} />
          </ActionIcon>
        </>
      }
      tabs={
        <TabsBar
          tabs={tabs}
          value={bucket}
          onChange={(value) =>
            void navigate({ to: '.', search: value === firstOf(box) ? {} : { bucket: value } })
          }
          label={t('approvals.boxes')}
          panelId="box-list"
        />
      }
    />
  )
}
