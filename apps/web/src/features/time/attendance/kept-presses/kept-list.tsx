import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { moment } from '../../../../text/formats.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { type KeptPress, stateOf } from './kept-presses.ts'
import styles from './kept-presses.module.css'
import { dropPress, useKeptPresses, useOwner } from './press-store.ts'

/** What was pressed and is not saved: why, and what can be done about it. */
export function KeptList() {
  const { t } = useTranslation()
  const presses = useKeptPresses(useOwner())
  if (presses.length === 0) return null
  return (
    <section className={styles.kept} aria-label={t('check.kept.title')}>
      <strong>{t('check.kept.title')}</strong>
      <ul>
        {presses.map((press) => (
          <Kept key={press.key} press={press} />
        ))}
      </ul>
    </section>
  )
}

function Kept({ press }: { press: KeptPress }) {
  const { t } = useTranslation()
  const owner = useOwner()
  const confirm = useConfirm()
  const { workDay } = useCompanyNow()
  const state = stateOf(press, workDay)
  const what = t(`check.kept.${press.body.loc_check_type}`, { time: moment(press.at) })
  const discard = async () => {
    const isMeant = await confirm({
      title: t('check.kept.discardTitle'),
      message: t('check.kept.discardText', { what }),
      confirmText: t('check.kept.discard'),
      danger: true,
    })
    if (isMeant) dropPress(owner, press.key)
  }
  return (
    <li>
      <span>{what}</span>
      <small>{t(`check.kept.${state}`, { reason: press.refused ?? '' })}</small>
      <span className={styles.actions}>
        {state !== 'WAITING' && (
          <Button
            component={Link}
            to={`/main/work/me?date=${press.workDay}&record=${press.workDay}`}
            size="compact-sm"
            variant="default"
          >
            {t('check.kept.correct')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => void discard()}>
          {t('check.kept.discard')}
        </Button>
      </span>
    </li>
  )
}
