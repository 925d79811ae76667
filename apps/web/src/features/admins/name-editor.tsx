import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface NameEditorProps {
  label: string
  value: string
  isSaving: boolean
  /** What giving the name up is called; null when there is nothing to give up. */
  reset: string | null
  onSave: (name: string | null) => void
  onCancel: () => void
}

const MOST = 50

/** A name edited where it stands: Enter saves, Esc leaves it as it was. */
export function NameEditor({ label, value, isSaving, reset, onSave, onCancel }: NameEditorProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = text.trim()
    if (name === value || name === '') onCancel()
    else onSave(name)
  }
  return (
    <form onSubmit={submit} style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
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
          if (event.key === 'Escape') onCancel()
        }}
      />
      <Button type="submit" size="xs" loading={isSaving}>
        {t('kit.dialog.save')}
      </Button>
      {reset && (
        <Button size="xs" variant="default" onClick={() => onSave(null)}>
          {reset}
        </Button>
      )}
      <Button size="xs" variant="subtle" color="gray" onClick={onCancel}>
        {t('kit.dialog.cancel')}
      </Button>
    </form>
  )
}
