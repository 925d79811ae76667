import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineFact } from '#rules/approvals/line-conditions.ts'
import { DryRun, LineEditor, type Names, namesOf, VariantFields } from '../../lines/index.ts'
import type { Form } from '../form-queries.ts'
import { LineEditor as PeopleEditor } from '../line-editor.tsx'
import { amountAsked, amountChoices, type FormDraft, isPlainNumber } from './form-draft.ts'

interface PartProps {
  draft: UseFormReturnType<FormDraft>
}

/** The line of a form by seats and people, with whom it would reach, and the lines for amounts and ranks. */
export function FormLine({ draft, form }: PartProps & { form: Form | undefined }) {
  const { t } = useTranslation()
  const [names, setNames] = useState<Names>(() => namesInForm(form))
  const addName = (target: string, name: string) => setNames((known) => new Map([...known, [target, name]]))
  const { line, places, questions, apv_role_line_variants: variants } = draft.values
  // By an amount only where something tells one; what went by it before is still shown.
  const hasAmount = amountChoices(questions).length > 0 || variants.some(({ fact }) => fact === 'AMOUNT')
  const facts: LineFact[] = hasAmount ? ['AMOUNT', 'RANK'] : ['RANK']
  // People one by one are seen above; what a form does brings its own line.
  const mayTry = !places && (line !== '' || (variants.length > 0 && draft.values.effect === null))
  const changeVariants = (next: FormDraft['apv_role_line_variants']) => {
    draft.setFieldValue('apv_role_line_variants', next)
    // What was told of a condition may stand at another one now, or be mended.
    for (const path of Object.keys(draft.errors))
      if (path.startsWith('apv_role_line_variants.')) draft.clearFieldError(path)
  }
  return (
    <>
      {places ? (
        <PeopleEditor
          legend={t('formBuilder.line')}
          places={places}
          onChange={(next) => draft.setFieldValue('places', next)}
        />
      ) : (
        <LineEditor
          label={t('formBuilder.line')}
          line={line}
          names={names}
          empty={t('formBuilder.lineEmpty')}
          error={draft.errors['line'] as string | undefined}
          onChange={(next) => draft.setFieldValue('line', next)}
          onName={addName}
        />
      )}
      <VariantFields
        facts={facts}
        variants={variants}
        names={names}
        errorOf={(path) => draft.errors[`apv_role_line_variants.${path}`] as string | undefined}
        amountOf={<AmountChoice draft={draft} />}
        isPlainNumber={isPlainNumber(draft.values)}
        onChange={changeVariants}
        onName={addName}
      />
      {mayTry && (
        <DryRun line={line} variants={variants} isPlainNumber={isPlainNumber(draft.values)} isOwn={false} />
      )}
    </>
  )
}

/** Which question, or summed column, tells the amount. */
function AmountChoice({ draft }: PartProps) {
  const { t } = useTranslation()
  const choices = amountChoices(draft.values.questions)
  return (
    <Select
      label={t('formBuilder.amountOf')}
      description={t(choices.length > 0 ? 'formBuilder.amountOfHint' : 'formBuilder.noAmount')}
      placeholder={t('formBuilder.chooseAmount')}
      data={choices}
      value={amountAsked(draft.values)}
      allowDeselect={false}
      error={draft.errors['apv_role_line_amount']}
      onChange={(key) => draft.setFieldValue('apv_role_line_amount', key)}
    />
  )
}

const namesInForm = (form: Form | undefined): Names =>
  new Map([
    ...namesOf(form?.apv_role_line_targets ?? []),
    ...(form?.apv_receive_template ?? []).map(({ user_id, username }) => [`U${user_id}`, username] as const),
  ])
