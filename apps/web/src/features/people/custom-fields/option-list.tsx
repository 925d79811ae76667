import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { SortableList } from '../../../ui/input/sortable-list.tsx'
import styles from './custom-fields.module.css'
import { type OptionDraft, withNewOption } from './field-form.ts'

interface OptionListProps {
  options: OptionDraft[]
  onChange: (options: OptionDraft[]) => void
  /** That choices of people go with an option. */
  onConfirm: () => void
  error: string | undefined
}

const MOST_OPTIONS = 100

/** The options of a choice: typed, sorted, added with Enter, taken away. */
export function OptionList({ options, onChange, onConfirm, error }: OptionListProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const add = () => {
    if (options.length < MOST_OPTIONS) onChange(withNewOption(options))
  }
  const rename = (key: string, cufl_name: string) =>
    onChange(options.map((option) => (option.key === key ? { ...option, cufl_name } : option)))
  const remove = async (option: OptionDraft) => {
    if (option.used_count) {
      const agreed = await confirm({
        title: t('customFields.field.optionAsk', { name: option.cufl_name }),
        message: t('customFields.field.optionText', { n: option.used_count }),
        confirmText: t('common.action.delete'),
        danger: true,
      })
      if (!agreed) return
      onConfirm()
    }
    onChange(options.filter((one) => one.key !== option.key))
  }
  const isUsed = options.some((option) => option.used_count)
  const nameOf = (option: OptionDraft) => option.cufl_name || t('customFields.field.optionNew')
  return (
    <fieldset className={styles.options}>
      <legend>{t('customFields.field.options')}</legend>
      <SortableList items={options} idOf={(option) => option.key} nameOf={nameOf} onSort={onChange} dense>
        {(option, at) => (
          <OptionRow
            option={option}
            name={nameOf(option)}
            place={at + 1}
            showsUse={isUsed}
            onRename={(name) => rename(option.key, name)}
            onNext={at === options.length - 1 ? add : undefined}
            onRemove={() => void remove(option)}
          />
        )}
      </SortableList>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={options.length >= MOST_OPTIONS}
        onClick={add}
        style={{ justifySelf: 'start' }}
      >
        {t('customFields.field.optionAdd')}
      </Button>
    </fieldset>
  )
}

interface OptionRowProps {
  option: OptionDraft
  name: string
  place: number
  showsUse: boolean
  onRename: (name: string) => void
  /** On to the next one, from the last. */
  onNext: (() => void) | undefined
  onRemove: () => void
}

function OptionRow({ option, name, place, showsUse, onRename, onNext, onRemove }: OptionRowProps) {
  const { t } = useTranslation()
  const onKeyDown = (event: KeyboardEvent) => {
    // A Korean syllable that is being typed ends first; with Ctrl the form is sent.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (option.cufl_name.trim() !== '') onNext?.()
  }
  return (
    <>
      <TextInput
        className={styles.optionName}
        aria-label={t('customFields.field.option', { n: place })}
        maxLength={50}
        value={option.cufl_name}
        autoFocus={option.key.startsWith('new') && option.cufl_name === ''}
        onChange={(event) => onRename(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {showsUse && (
        <span className={styles.used}>
          {Boolean(option.used_count) && t('customFields.field.optionUsed', { n: option.used_count })}
        </span>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('customFields.field.optionRemove', { name })}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </>
  )
}
