import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { duties } from '#contract/people/roles/duties.ts'
import type { HandOverAction } from '#contract/people/employment/retirement.ts'
import { useProfile } from '../../../page/profile.ts'
import { PersonPicker } from '../../../ui/people/person-picker.tsx'
import { shortDay } from '../../../text/formats.ts'
import { findTakers, type Hanging, type Subject } from './employment-queries.ts'
import styles from './employment.module.css'
import { datedName, type Decision, type Decisions, keyOf, onlyEnd } from './hand-over-form.ts'
import { takerNote } from './takers.ts'

interface HandOverListProps {
  leaver: Subject
  hanging: readonly Hanging[]
  decisions: Decisions
  onDecide: (key: string, decision: Decision) => void
}

/** What hangs on somebody who leaves, each with what becomes of it. Nothing is decided beforehand. */
export function HandOverList({ leaver, hanging, decisions, onDecide }: HandOverListProps) {
  const { t } = useTranslation()
  if (hanging.length === 0) return <p className={styles.quiet}>{t('employment.retire.nothing')}</p>
  return (
    <ul className={styles.hanging}>
      {hanging.map((one) => (
        <HangingRow
          key={keyOf(one)}
          leaver={leaver}
          hanging={one}
          decision={decisions[keyOf(one)]}
          onDecide={(decision) => onDecide(keyOf(one), decision)}
        />
      ))}
    </ul>
  )
}

interface HangingRowProps {
  leaver: Subject
  hanging: Hanging
  decision: Decision | undefined
  onDecide: (decision: Decision) => void
}

function HangingRow({ leaver, hanging, decision, onDecide }: HangingRowProps) {
  const { t } = useTranslation()
  const title = useTitle(hanging)
  const reader = useProfile()
  const note = takerNote(decision?.taker ?? null, leaver.team?.team_name ?? null)
  const label = (action: HandOverAction) =>
    action === 'GIVE' ? t('employment.retire.give') : (hanging.action_texts[action] ?? action)
  const only = onlyEnd(hanging)
  return (
    <li>
      <span className={styles.hangingTitle}>{title}</span>
      <div className={styles.hangingChoice}>
        {only ? (
          <span className="quiet">{label(only)}</span>
        ) : (
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
        )}
        {decision?.action === 'GIVE' && (
          <PersonPicker
            label={t('employment.retire.taker')}
            value={decision.taker ? [decision.taker] : []}
            onChange={([taker]) => onDecide({ action: 'GIVE', taker: taker ?? null })}
            search={(text) => findTakers({ kind: hanging.kind, leaver, reader }, text)}
            description={
              note &&
              t(`employment.retire.${note}`, {
                name: decision.taker?.name ?? '',
                team: decision.taker?.team ?? '',
              })
            }
          />
        )}
      </div>
    </li>
  )
}

function useTitle({ kind, title, names, count }: Hanging): string {
  const { t, i18n } = useTranslation()
  const language = i18n.language as 'ko' | 'ja' | 'en'
  const duty = (name: string) => (name in duties ? duties[name as keyof typeof duties][language].name : name)
  const dated = (name: string) => (kind === 'LEAVE' || kind === 'BOOKINGS' ? datedName(name, shortDay) : name)
  const told = (kind === 'DUTIES' ? names.map(duty) : names.map(dated)).slice(0, 2)
  const more = count > told.length ? ` ${t('employment.retire.more', { n: count - told.length })}` : ''
  const said = told.length > 0 ? told.join(', ') + more : t('employment.retire.unnamed')
  return title.replace('{n}', String(count)).replace('{names}', () => said)
}
