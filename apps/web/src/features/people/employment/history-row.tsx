import { Button } from '@mantine/core'
import {
  IconArrowsExchange,
  IconBed,
  IconClock,
  IconDoorExit,
  IconFileText,
  IconId,
  IconSparkles,
  IconStairsUp,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { takeBackChange } from '#contract/people/employment/employment.ts'
import { useAction } from '../../../api/use-action.ts'
import { fromTo, longDay } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { notify } from '../../../ui/notify.ts'
import { type HistoryItem } from './employment-queries.ts'
import styles from './employment.module.css'
import { termText } from './work-values.ts'

const ICONS = {
  JOINED: IconSparkles,
  TEAM: IconArrowsExchange,
  RANK: IconStairsUp,
  POSITION: IconId,
  CONTRACT: IconFileText,
  WORK_TYPE: IconClock,
  ENTER_ADJUST: IconClock,
  EXIT_ADJUST: IconClock,
  WEEKLY_MINUTES: IconClock,
  DAY_MINUTES: IconClock,
  ABSENCE: IconBed,
  RETIREMENT: IconDoorExit,
} as const

// The history spans years, so every day of it carries its own: longDay.

interface HistoryRowProps {
  item: HistoryItem
  userId: number
}

/** One change: when, what from and what to, and taking it back where that is possible. */
export function HistoryRow({ item, userId }: HistoryRowProps) {
  const { t } = useTranslation()
  const Icon = ICONS[item.kind]
  const kind = t(`employment.history.kind.${item.kind}`)
  return (
    <li className={styles.item} data-planned={item.is_planned || undefined}>
      <span className={styles.itemIcon} aria-hidden>
        <Icon size={16} stroke={1.7} />
      </span>
      <div className={styles.itemWords}>
        <span className={styles.itemKind}>
          {kind}
          {item.is_planned && <StatusBadge meaning="waiting" label={t('employment.planned.badge')} />}
        </span>
        <Change item={item} />
      </div>
      <time dateTime={item.on}>{longDay(item.on)}</time>
      {item.can_take_back && <TakeBack item={item} userId={userId} kind={kind} />}
    </li>
  )
}

function Change({ item }: { item: HistoryItem }) {
  const { t } = useTranslation()
  if (item.kind === 'JOINED' || item.kind === 'RETIREMENT') return null
  if (item.kind === 'ABSENCE') {
    const from = longDay(item.on)
    const time = item.until ? fromTo(from, longDay(item.until)) : t('employment.history.open', { from })
    return <span className={styles.quiet}>{[time, item.after].filter(Boolean).join(' · ')}</span>
  }
  const [before, after] = [item.before, item.after].map((value) => termText(t, item.kind, value))
  if (before && after) {
    return (
      <span>
        <span className={styles.quiet}>{before} → </span>
        {after}
      </span>
    )
  }
  const none = t('employment.consequence.none')
  return (
    <span>
      {item.before !== '' && <span className={styles.quiet}>{item.before} → </span>}
      {item.after || none}
    </span>
  )
}

function TakeBack({ item, userId, kind }: { item: HistoryItem; userId: number; kind: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const takeBack = useAction(takeBackChange, {
    onSuccess: () => notify({ text: t('employment.history.tookBack') }),
  })
  const run = async () => {
    const words = { on: longDay(item.on) }
    const isSure = await confirm(
      item.is_planned
        ? {
            title: t('employment.history.askPlanTitle'),
            message: t('employment.history.askPlanText', words),
            confirmText: t('employment.history.cancelPlan'),
            cancelText: t('kit.dialog.close'),
          }
        : {
            title: t('employment.history.askTitle'),
            message: t('employment.history.askText', words),
            confirmText: t('employment.history.takeBack'),
            danger: true,
          },
    )
    if (isSure && item.kind !== 'JOINED')
      takeBack.mutate({ body: { user_id: userId, kind: item.kind, from: item.on } })
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={styles.itemButton}
      loading={takeBack.isPending}
      aria-label={t(`employment.history.${item.is_planned ? 'cancelPlanLabel' : 'takeBackLabel'}`, {
        what: `${kind} ${longDay(item.on)}`,
      })}
      onClick={() => void run()}
    >
      {t(item.is_planned ? 'employment.history.cancelPlan' : 'employment.history.takeBack')}
    </Button>
  )
}
