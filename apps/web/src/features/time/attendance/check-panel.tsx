import { Button, Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { meaningOf } from './check-face.ts'
import { CheckFacts, CheckNeeds } from './check-facts.tsx'
import styles from './check-pill.module.css'
import { DayOffHint } from './day-off/day-off-hint.tsx'
import { KeptList } from './kept-presses/kept-list.tsx'
import {
  awaySwitch,
  mainPress,
  mayBeginNewDay,
  type Press,
  whyNoPress,
  type WorkCheck,
} from './press-state.ts'
import { useWaitingPress } from './use-press.ts'

interface CheckPanelProps {
  check: WorkCheck
  press: (press: Press) => void
}

/** What the pill opens: the day in figures, working outside, and the button with its whole name. */
export function CheckPanel({ check, press }: CheckPanelProps) {
  const { t } = useTranslation()
  const main = mainPress(check)
  const waits = useWaitingPress()
  const closed = waits ? 'waitingLong' : whyNoPress(check)
  return (
    <>
      <p className={styles.title}>
        {shortDay(check.wk_date)}
        <StatusBadge meaning={meaningOf(check)} />
      </p>
      <CheckFacts check={check} />
      <KeptList />
      <div className={styles.foot}>
        {closed ? (
          <p className={styles.off}>{t(`check.press.${closed}`)}</p>
        ) : (
          <>
            <DayOffHint check={check} />
            <CheckNeeds check={check} />
            <AwaySwitch check={check} press={press} />
            <Button
              variant={check.onduty_status === 'NOT_IN' ? 'filled' : 'default'}
              disabled={!main.isAllowed}
              onClick={() => press(main.press)}
              data-autofocus
            >
              {t(`check.press.${main.text}`)}
            </Button>
            {mayBeginNewDay(check) && (
              <Button variant="default" onClick={() => press('IN')}>
                {t('check.press.newDay')}
              </Button>
            )}
          </>
        )}
        <Link to="/main/work/me" className={styles.more}>
          {t('check.panel.mine')}
        </Link>
      </div>
    </>
  )
}

export function AwaySwitch({ check, press }: CheckPanelProps) {
  const { t } = useTranslation()
  const { isOn, mayMove } = awaySwitch(check)
  const waits = useWaitingPress()
  return (
    <Switch
      label={t('check.press.away')}
      description={t('check.press.awayHint')}
      checked={isOn}
      disabled={!mayMove || waits}
      onChange={() => press(isOn ? 'IN' : 'AWAY')}
    />
  )
}
