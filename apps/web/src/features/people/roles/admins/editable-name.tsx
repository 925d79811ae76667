import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../ui/notify.ts'
import styles from './admins.module.css'

interface EditableNameProps {
  label: string
  value: string
  /** What giving the name up is called; null when there is nothing to give up. */
  reset: string | null
  /** Null gives the name up. A refusal is told by the action itself, and the editor stays open. */
  onSave: (name: string | null) => Promise<unknown>
  /** How the name stands there; `button` begins the editing, and has the focus again afterwards. */
  children: (button: { onClick: () => void; autoFocus: boolean }) => ReactNode
}

/** A name edited where it stands. */
export function EditableName({ label, value, reset, onSave, children }: EditableNameProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'new' | 'editing' | 'saving' | 'left'>('new')
  if (state === 'new' || state === 'left')
    return children({ onClick: () => setState('editing'), autoFocus: state === 'left' })
  const save = async (name: string | null) => {
    setState('saving')
    try {
      await onSave(name)
    } catch {
      return setState('editing')
    }
    notify({ text: t('admins.renamed') })
    setState('left')
  }
  return (
    <Editor
      {...{ label, value, reset }}
      isSaving={state === 'saving'}
      onSave={(name) => void save(name)}
      onCancel={() => setState('left')}
    />
  )
}

interface EditorProps extends Pick<EditableNameProps, 'label' | 'value' | 'reset'> {
  isSaving: boolean
  onSave: (name: string | null) => void
  onCancel: () => void
}

const MOST = 50

/** Enter saves, Esc leaves the name as it was. */
function Editor({ label, value, isSaving, reset, onSave, onCancel }: EditorProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = text.trim()
    if (isSaving) return
    if (name === value || name === '') onCancel()
    else onSave(name)
  }
  return (
    <form onSubmit={submit} className={styles.editor}>
      <TextInput
        size="xs"
        w={160}
        aria-label={label}
        value={text}
        maxLength={MOST}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Esc also takes back a syllable that is being typed.
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel()
        }}
      />
      <Button type="submit" size="xs" loading={isSaving}>
        {t('common.action.save')}
      </Button>
      {reset && (
        <Button size="xs" variant="default" disabled={isSaving} onClick={() => onSave(null)}>
          {reset}
        </Button>
      )}
      <Button size="xs" variant="subtle" color="gray" disabled={isSaving} onClick={onCancel}>
        {t('common.action.cancel')}
      </Button>
    </form>
  )
}
