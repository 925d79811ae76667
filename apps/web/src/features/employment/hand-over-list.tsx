import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { duties } from '#contract/roles/duties.ts'
import type { HandOverAction } from '#contract/members/retirement.ts'
import { PersonPicker } from '../../ui/people/person-picker.tsx'
import { findPeople } from '../people/index.ts'
import type { Hanging } from './employment-queries.ts'
import styles from './employment.module.css'
import { type Decision, type Decisions, keyOf } from './hand-over-form.ts'

interface HandOverListProps {
  hanging: readonly Hanging[]
  decisions: Decisions
  onDecide: (key: string, decision: Decision) => void
}

/** What hangs on somebody who leaves, each with what becomes of it. Nothing is decided beforehand. */
export function HandOverList({ hanging, decisions, onDecide }: HandOverListProps) {
  const { t } = useTranslation()
  if (hanging.length === 0) return <p className={styles.quiet}>{t('employment.retire.nothing')}</p>
  return (
    <ul className={styles.hanging}>
      {hanging.map((one) => (
        <HangingRow
          key={keyOf(one)}
          hanging={one}
          decision={decisions[keyOf(one)]}
          onDecide={(decision) => onDecide(keyOf(one), decision)}
        />
      ))}
    </ul>
  )
}

// Which ends are possible for which kind is said by handOverChoices of the contract; only those have a text.
type OtherEnd =
  | `END.${Exclude<Hanging['kind'], 'WAITING_DOCUMENTS'>}`
  | `KEEP.${Extract<Hanging['kind'], 'WAITING_DOCUMENTS' | 'OWN_DOCUMENTS' | 'LEAVE' | 'BOOKINGS'>}`

interface HangingRowProps {
  hanging: Hanging
  decision: Decision | undefined
  onDecide: (decision: Decision) => void
}

function HangingRow({ hanging, decision, onDecide }: HangingRowProps) {
  const { t } = useTranslation()
  const title = useTitle(hanging)
  const label = (action: HandOverAction) =>
    action === 'GIVE'
      ? t('employment.retire.action.GIVE')
      : t(`employment.retire.action.${`${action}.${hanging.kind}` as OtherEnd}`)
  return (
    <li>
      <span className={styles.hangingTitle}>{title}</span>
      <div className={styles.hangingChoice}>
        <Select
          aria-label={title}
          placeholder={t('employment.retire.choose')}
          data={hanging.actions.map((action) => ({ value: action, label: label(action) }))}
          value={decision?.action ?? null}
          allowDeselect={false}
          onChange={(action) =>
            action && onDecide({ action: action as HandOverAction, taker: decision?.taker ?? null })
          }
        />
        {decision?.action === 'GIVE' && (
          <PersonPicker
            label={t('employment.retire.taker')}
            value={decision.taker ? [decision.taker] : []}
            onChange={([taker]) => onDecide({ action: 'GIVE', taker: taker ?? null })}
            search={findPeople}
          />
        )}
      </div>
    </li>
  )
}

function useTitle({ kind, names, count }: Hanging): string {
  const { t, i18n } = useTranslation()
  const language = i18n.language as 'ko' | 'ja' | 'en'
  const duty = (name: string) => (name in duties ? duties[name as keyof typeof duties][language].name : name)
  const told = (kind === 'DUTIES' ? names.map(duty) : names).slice(0, 2).join(', ')
  const more = count > 2 ? ` ${t('employment.retire.more', { n: count - 2 })}` : ''
  return t(`employment.retire.kind.${kind}`, { names: told + more, n: count })
}
