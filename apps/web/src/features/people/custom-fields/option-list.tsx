import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { RepeatedFields } from '../../../ui/form/repeated-fields.tsx'
import styles from './custom-fields.module.css'
import { newOption, type OptionDraft } from './field-form.ts'

interface OptionListProps {
  options: OptionDraft[]
  onChange: (options: OptionDraft[]) => void
  /** That choices of people go with an option. */
  onConfirm: () => void
  error: string | undefined
}

/** The options of a choice: typed, sorted, added with Enter, taken away. */
export function OptionList({ options, onChange, onConfirm, error }: OptionListProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayRemove = async ({ cufl_name: name, used_count: n }: OptionDraft) => {
    if (!n) return true
    const agreed = await confirm({
      title: t('customFields.field.optionAsk', { name }),
      message: t('customFields.field.optionText', { n }),
      confirmText: t('common.action.delete'),
      danger: true,
    })
    if (agreed) onConfirm()
    return agreed
  }
  const isUsed = options.some((option) => option.used_count)
  return (
    <RepeatedFields
      legend={t('customFields.field.options')}
      items={options}
      keyOf={(option) => option.key}
      nameOf={(option) => option.cufl_name || t('customFields.field.optionNew')}
      onChange={onChange}
      make={() => newOption(options)}
      isFilled={(option) => option.cufl_name.trim() !== ''}
      mayRemove={mayRemove}
      addText={t('customFields.field.optionAdd')}
      removeText={(name) => t('customFields.field.optionRemove', { name })}
      error={error}
    >
      {(option, at, change) => (
        <>
          <TextInput
            aria-label={t('customFields.field.option', { n: at + 1 })}
            maxLength={50}
            value={option.cufl_name}
            autoFocus={option.key.startsWith('new') && option.cufl_name === ''}
            onChange={(event) => change({ cufl_name: event.currentTarget.value })}
          />
          {isUsed && (
            <span className={styles.used}>
              {option.used_count ? t('customFields.field.optionUsed', { n: option.used_count }) : null}
            </span>
          )}
        </>
      )}
    </RepeatedFields>
  )
}
