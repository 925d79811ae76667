import { Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { toneOf } from '../../../ui/feedback/status-badge.tsx'
import { useAnnouncement } from './announcement.ts'
import { meaningOf, useStateSentence } from './check-face.ts'
import { CheckPanel } from './check-panel.tsx'
import styles from './check-pill.module.css'
import { useWorkCheck } from './check-queries.ts'
import { useKeptPresses, useOwner } from './kept-presses/press-store.ts'
import { useSendKept } from './kept-presses/use-send-kept.ts'
import { useLocating } from './locating.ts'
import { useOfferPresses } from './offered-presses.ts'
import { mainPress, type WorkCheck } from './press-state.ts'
import { usePress, useWaitingPress } from './use-press.ts'

/** State of the caller's working day in the top bar, with one press in or out. */
export function CheckPill() {
  const { data } = useWorkCheck()
  const { t } = useTranslation()
  const said = useAnnouncement()
  const waits = useWaitingPress()
  useSendKept()
  return (
    <>
      {data && <Pill check={data} />}
      <LiveRegion text={waits ? t('check.press.waitingLong') : said} />
    </>
  )
}

function Pill({ check }: { check: WorkCheck }) {
  const { t } = useTranslation()
  const press = usePress()
  const waits = useWaitingPress()
  useOfferPresses(check, waits, press)
  const sentenceOf = useStateSentence()
  const main = mainPress(check)
  const isLocating = useLocating()
  const isUnsaved = useKeptPresses(useOwner()).length > 0
  const busy = waits ? 'waiting' : isLocating ? 'locating' : null
  const shown = busy ?? (isUnsaved ? 'unsaved' : null)
  const sentence = shown ? t(`check.press.${shown}`) : sentenceOf(check)
  const meaning = meaningOf(check)
  return (
    <div className={styles.pill} style={{ '--mark': `var(--tone-${toneOf(meaning)}-mark)` }}>
      <Popover width={340} position="bottom-end" shadow="md" trapFocus returnFocus radius="md">
        <Popover.Target>
          <button
            type="button"
            className={styles.state}
            data-small
            aria-label={t('check.panel.open', { state: sentence })}
            data-state={check.onduty_status}
          >
            <span>{sentence}</span>
            <strong>{t(`kit.badge.${meaning}`)}</strong>
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles.panel} aria-label={t('check.panel.title')}>
          <CheckPanel check={check} press={press} />
        </Popover.Dropdown>
      </Popover>
      {main.isAllowed && busy === null && (
        <button
          type="button"
          className={styles.press}
          data-quiet={check.onduty_status === 'NOT_IN' ? undefined : true}
          // The second half of a double click is none of its own, however late a busy machine hands it on.
          onClick={({ detail }) => detail < 2 && press(main.press)}
          title={t(`check.press.${main.text}`)}
        >
          {t(`check.press.${main.text}Short`)}
        </button>
      )}
    </div>
  )
}
