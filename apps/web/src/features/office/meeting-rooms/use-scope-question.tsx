import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Scope } from './booking-form.ts'
import styles from './scope-question.module.css'

interface Asked {
  action: 'edit' | 'delete'
  answer: (scope: Scope | undefined) => void
}

const SCOPES = ['THIS', 'FOLLOWING', 'ALL'] as const

/**
 * Asks how far a change of a repeated booking reaches: `const scope = await ask('edit')`, undefined when given up.
 * `question` has to stand in the screen.
 */
export function useScopeQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (action: Asked['action']) =>
    new Promise<Scope | undefined>((answer) => setAsked({ action, answer }))
  const answer = (scope: Scope | undefined) => {
    asked?.answer(scope)
    setAsked(null)
  }
  return { ask, question: asked && <ScopeQuestion action={asked.action} answer={answer} /> }
}

function ScopeQuestion({ action, answer }: Asked) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<Scope>('THIS')
  const isDelete = action === 'delete'
  return (
    <Dialog
      opened
      onClose={() => answer(undefined)}
      title={t(`meetingRooms.scope.${action}`)}
      size={380}
      centered
      withCloseButton={false}
      zIndex={300}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // The question may stand in the form of the booking, which is not meant.
          event.stopPropagation()
          answer(scope)
        }}
      >
        <ScopeChoice label={t(`meetingRooms.scope.${action}`)} hidesLabel value={scope} onChange={setScope} />
        <div className={styles.foot}>
          <Button variant="default" onClick={() => answer(undefined)}>
            {isDelete ? t('meetingRooms.delete.keep') : t('common.action.cancel')}
          </Button>
          <Button type="submit" color={isDelete ? 'red' : undefined}>
            {isDelete ? t('meetingRooms.delete.action') : t('common.action.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ScopeChoiceProps {
  label: string
  /** Where a title above already says it. */
  hidesLabel?: boolean
  value: Scope
  onChange: (scope: Scope) => void
}

/** This one, this and the following ones, or all. */
export function ScopeChoice({ label, hidesLabel, value, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      value={value}
      onChange={(chosen) => onChange(chosen as Scope)}
      {...(hidesLabel ? { 'aria-label': label } : { label })}
    >
      <div className={styles.choices}>
        {SCOPES.map((scope) => (
          <Radio
            key={scope}
            value={scope}
            label={t(`meetingRooms.scope.${scope}`)}
            data-autofocus={(hidesLabel && scope === 'THIS') || undefined}
          />
        ))}
      </div>
      <p className={styles.note}>{t('meetingRooms.scope.note')}</p>
    </Radio.Group>
  )
}
