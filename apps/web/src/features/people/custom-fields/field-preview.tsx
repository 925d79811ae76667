import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './custom-fields.module.css'
import { type FieldForm, hasPlaceholder } from './field-form.ts'
import { FieldInput } from './field-input.tsx'
import { valueProblem } from './value-form.ts'

/** The input as people will see it, to be tried out; wrong values are refused as they will be. */
export function FieldPreview({ form }: { form: FieldForm }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState(form.cuf_type)
  // What was tried belongs to its kind: another one starts empty.
  if (kind !== form.cuf_type) {
    setKind(form.cuf_type)
    setTyped('')
  }
  const wrong = kind === form.cuf_type ? valueProblem(kind, typed) : undefined
  // The choices of the preview are counted from 1: ids are given when the options are saved.
  const options = form.options
    .filter((option) => option.cufl_name.trim() !== '')
    .map(({ cufl_name }, at) => ({ id: at + 1, cufl_name }))
  return (
    <section className={styles.preview} aria-label={t('customFields.preview')}>
      <h3>{t('customFields.preview')}</h3>
      <p>{t('customFields.previewHint')}</p>
      <FieldInput
        kind={form.cuf_type}
        label={form.cuf_name.trim() || t('customFields.previewName')}
        placeholder={hasPlaceholder(form.cuf_type) ? form.cuf_placeholder : ''}
        options={options}
        value={typed}
        onChange={setTyped}
        error={wrong && t(`customFields.problem.${wrong.problem}`, { n: wrong.n })}
      />
    </section>
  )
}
