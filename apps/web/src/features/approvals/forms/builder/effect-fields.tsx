import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listEventCodes } from '#contract/time/event-codes/event-codes.ts'
import { absenceKinds } from '#contract/people/members/members.ts'
import {
  CODED_EFFECTS,
  codesOfEffect,
  FORM_EFFECTS,
  type FormEffect,
  type FormEffectKey,
  needsTimes,
  SLOTS_OF,
} from '#rules/forms/form-effects.ts'
import { q } from '../../../../api/query.ts'
import { Section } from '../../../../ui/page/section.tsx'
import styles from '../forms.module.css'
import type { QuestionDraft } from './form-draft.ts'

interface EffectFieldsProps {
  effect: FormEffect | null
  questions: readonly QuestionDraft[]
  onChange: (effect: FormEffect | null) => void
  error?: string | undefined
}

const NOTHING = 'NOTHING'

/** What happens once a document of the form is approved, and which questions fill it. */
export function EffectFields({ effect, questions, onChange, error }: EffectFieldsProps) {
  const { t } = useTranslation()
  const start = (key: string | null) =>
    onChange(key === null || key === NOTHING ? null : { key: key as FormEffectKey, fills: {} })
  return (
    <Section title={t('formBuilder.effect.title')} note={t('formBuilder.effect.hint')}>
      <div className={styles.fields}>
        <Select
          label={t('formBuilder.effect.kind')}
          data={[NOTHING, ...FORM_EFFECTS].map((value) => ({
            value,
            label: t(`formBuilder.effect.of.${value as FormEffectKey}`),
          }))}
          allowDeselect={false}
          value={effect?.key ?? NOTHING}
          onChange={start}
          error={error}
        />
        {effect && CODED_EFFECTS.has(effect.key) && (
          <Codes effect={effect} questions={questions} onChange={onChange} />
        )}
        {effect && <Slots effect={effect} questions={questions} onChange={onChange} />}
      </div>
    </Section>
  )
}

type PartProps = EffectFieldsProps & { effect: FormEffect }

/** One code for all documents, or one for each option of a choice. */
function Codes({ effect, questions, onChange }: PartProps) {
  const { t } = useTranslation()
  const codes = useCodes(effect.key)
  const choices = questions.filter(({ kind }) => kind === 'SELECT')
  const { choice } = effect
  const { code: _, choice: __, ...rest } = effect
  const options = choices.find(({ key }) => key === choice?.field)?.options ?? []
  return (
    <>
      <Select
        label={t('formBuilder.effect.codeFrom')}
        data={[
          { value: '', label: t('formBuilder.effect.sameCode') },
          ...choices.map(({ key, label }) => ({ value: key, label: label || key })),
        ]}
        allowDeselect={false}
        value={choice?.field ?? ''}
        onChange={(field) => onChange(field ? { ...rest, choice: { field, codes: {} } } : rest)}
      />
      {choice ? (
        <div className={styles.pair}>
          {options.map((option) => (
            <Select
              key={option}
              label={option}
              searchable
              data={codes}
              placeholder={t('formBuilder.effect.chooseCode')}
              value={choice.codes[option] ?? null}
              onChange={(code) =>
                code &&
                onChange({ ...rest, choice: { ...choice, codes: { ...choice.codes, [option]: code } } })
              }
            />
          ))}
        </div>
      ) : (
        <Select
          label={t('formBuilder.effect.code')}
          searchable
          data={codes}
          placeholder={t('formBuilder.effect.chooseCode')}
          value={effect.code ?? null}
          onChange={(code) => code && onChange({ ...rest, code })}
        />
      )}
    </>
  )
}

function useCodes(key: FormEffectKey) {
  const { t } = useTranslation()
  const isOfEvents = key === 'EVENT'
  const kinds = useQuery({ ...q(listEventCodes, { query: {} }), enabled: isOfEvents }).data ?? []
  if (!isOfEvents)
    return absenceKinds.map((value) => ({ value, label: t(`formBuilder.effect.absenceKind.${value}`) }))
  return kinds.flatMap(({ event_name, codes }) =>
    codes.map((value) => {
      const unit = value.split(':').at(-1) as 'FULL'
      const isAlone = codes.length === 1
      return {
        value,
        label: isAlone ? event_name : `${event_name} · ${t(`formBuilder.effect.unit.${unit}`)}`,
      }
    }),
  )
}

function Slots({ effect, questions, onChange }: PartProps) {
  const { t } = useTranslation()
  const wantsTimes = codesOfEffect(effect).some(needsTimes)
  return (
    <div className={styles.pair}>
      {SLOTS_OF[effect.key].map(({ slot, kinds, isRequired }) => (
        <Select
          key={slot}
          label={t(`formBuilder.effect.slot.${slot}`)}
          data={questions
            .filter(({ kind }) => kinds.includes(kind))
            .map(({ key, label }) => ({ value: key, label: label || key }))}
          required={isRequired === true || (wantsTimes && slot.endsWith('_time'))}
          clearable
          clearButtonProps={{ 'aria-label': t('common.action.clear') }}
          placeholder={t('formBuilder.effect.chooseField')}
          value={effect.fills[slot] ?? null}
          onChange={(key) => {
            const { [slot]: _, ...others } = effect.fills
            onChange({ ...effect, fills: key ? { ...others, [slot]: key } : others })
          }}
        />
      ))}
    </div>
  )
}
