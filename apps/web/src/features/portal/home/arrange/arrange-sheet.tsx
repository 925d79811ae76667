import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeWidget } from '#contract/portal/home/layout.ts'
import { setStartSteps } from '#contract/portal/home/start-list.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { Sheet } from '../../../../ui/dialog/dialog.tsx'
import { SortableList } from '../../../../ui/input/sortable-list.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import styles from './arrange.module.css'
import { type Column, flip, moveAcross, sortSome } from './arrangement.ts'
import type { Home } from '../home-queries.ts'
import { useArrangement } from './use-arrangement.ts'
import { widgets } from '../widgets.tsx'

interface ArrangeSheetProps {
  home: Home
  onClose: () => void
}

/** Which widgets stand where on the own start page, which is seen behind it while it changes. */
export function ArrangeSheet({ home, onClose }: ArrangeSheetProps) {
  const { t } = useTranslation()
  const { reset } = useArrangement()
  return (
    <Sheet
      opened
      onClose={onClose}
      position="right"
      size={400}
      title={t('arrange.title')}
      overlayProps={{ opacity: 0.2 }}
    >
      <p className={styles.note}>{t('arrange.note')}</p>
      <ColumnList home={home} column="main" />
      <ColumnList home={home} column="side" />
      <div className={styles.foot}>
        <StartAgain home={home} />
        <StayingButton isDone={!home.layout.is_own} onClick={reset}>
          {t('arrange.reset')}
        </StayingButton>
      </div>
    </Sheet>
  )
}

function ColumnList({ home: { layout }, column }: { home: Home; column: Column }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const isPhone = useIsPhone()
  const { arrange } = useArrangement()
  const listed = layout[column].filter((name) => widgets[name].offered?.(profile) ?? true)
  const nameOf = (name: HomeWidget) => t(`arrange.widget.${name}`)
  const title = t(`arrange.${isPhone ? 'phone' : 'column'}.${column}`)
  const other = t(`arrange.${isPhone ? 'phone' : 'column'}.${column === 'main' ? 'side' : 'main'}`)
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {listed.length === 0 && <p className={styles.note}>{t('arrange.empty')}</p>}
      <SortableList
        dense
        label={title}
        items={listed}
        idOf={(name) => name}
        nameOf={nameOf}
        onSort={(sorted) => arrange(sortSome(layout, column, sorted))}
      >
        {(name) => (
          <>
            <span className={styles.name} data-hidden={layout.hidden.includes(name) || undefined}>
              {nameOf(name)}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('arrange.across', { name: nameOf(name), place: other })}
              title={t('arrange.across', { name: nameOf(name), place: other })}
              onClick={() => arrange(moveAcross(layout, name))}
            >
              <IconArrowsLeftRight size={16} aria-hidden />
            </ActionIcon>
            <Switch
              aria-label={t('arrange.show', { name: nameOf(name) })}
              checked={!layout.hidden.includes(name)}
              onChange={() => arrange(flip(layout, name))}
            />
          </>
        )}
      </SortableList>
    </section>
  )
}

/** The first steps that were put away come back. */
function StartAgain({ home }: { home: Home }) {
  const { t } = useTranslation()
  const say = useAction(setStartSteps)
  const away = (home.start?.steps ?? []).flatMap(({ step, state }) => (state === 'PUT_AWAY' ? [step] : []))
  if (away.length === 0 && say.isIdle) return null
  return (
    <StayingButton
      isDone={away.length === 0}
      onClick={() => say.mutate({ body: { steps: away, state: 'OPEN' } })}
    >
      {away.length === 0 ? t('arrange.startShown') : t('arrange.startAgain', { n: away.length })}
    </StayingButton>
  )
}

interface StayingButtonProps {
  isDone: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that keeps the focus when there is nothing left for it to do: one that is disabled would drop it out of the sheet. */
function StayingButton({ isDone, onClick, children }: StayingButtonProps) {
  return (
    <Button
      variant="default"
      aria-disabled={isDone}
      data-disabled={isDone || undefined}
      onClick={() => !isDone && onClick()}
    >
      {children}
    </Button>
  )
}
