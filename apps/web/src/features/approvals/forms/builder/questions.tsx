import { Checkbox, MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  FORM_COLUMN_KINDS,
  FORM_FACTS,
  FORM_FIELD_KINDS,
  FORM_LIMITS,
  FORMULA_OPERATIONS,
  type FormColumnKind,
  type FormFact,
  type FormFieldKind,
  hasOptions,
  isAmount,
  reckonsWith,
} from '#rules/forms/form-field.ts'
import { RepeatedFields } from '../../../../ui/form/repeated-fields.tsx'
import styles from '../forms.module.css'
import {
  type ColumnDraft,
  newColumn,
  newQuestion,
  type Operation,
  type QuestionDraft,
  withKnownParts,
} from './form-draft.ts'

interface QuestionsProps {
  questions: readonly QuestionDraft[]
  onChange: (questions: QuestionDraft[]) => void
  error?: string | undefined
}

/** What a form asks, in its order. */
export function Questions({ questions, onChange, error }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <RepeatedFields<QuestionDraft>
      legend={t('formBuilder.questions')}
      items={questions}
      keyOf={({ key }) => key}
      nameOf={({ label }, at) => label || t('formBuilder.question', { n: at + 1 })}
      onChange={onChange}
      make={() => newQuestion(questions)}
      isFilled={({ label }) => label.trim() !== ''}
      addText={t('formBuilder.addQuestion')}
      most={FORM_LIMITS.fields}
      error={error}
    >
      {(one, _at, change) => <Question one={one} change={change} />}
    </RepeatedFields>
  )
}

interface PartProps<Part> {
  one: Part
  change: (part: Partial<Part>) => void
}

function Question({ one, change }: PartProps<QuestionDraft>) {
  const { t } = useTranslation()
  return (
    <div className={styles.question}>
      <TextInput
        aria-label={t('formBuilder.label')}
        placeholder={t('formBuilder.label')}
        maxLength={50}
        value={one.label}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      <Select
        aria-label={t('formBuilder.kindOf')}
        data={FORM_FIELD_KINDS.map((value) => ({ value, label: t(`formBuilder.kind.${value}`) }))}
        allowDeselect={false}
        maxDropdownHeight={360}
        value={one.kind}
        onChange={(kind) => kind && change({ kind: kind as FormFieldKind })}
      />
      {one.kind !== 'FACT' && (
        <Checkbox
          label={t('formBuilder.required')}
          checked={one.isRequired}
          onChange={(event) => change({ isRequired: event.currentTarget.checked })}
        />
      )}
      <div data-wide className={styles.fields}>
        {one.kind !== 'FACT' && (
          <TextInput
            aria-label={t('formBuilder.hint')}
            placeholder={t('formBuilder.hint')}
            maxLength={200}
            value={one.hint}
            onChange={(event) => change({ hint: event.currentTarget.value })}
          />
        )}
        {hasOptions(one.kind) && (
          <Options options={one.options} onChange={(options) => change({ options })} />
        )}
        {one.kind === 'FACT' && (
          <Select
            label={t('formBuilder.fact')}
            data={FORM_FACTS.map((value) => ({ value, label: t(`formBuilder.factName.${value}`) }))}
            allowDeselect={false}
            value={one.fact}
            onChange={(fact) => fact && change({ fact: fact as FormFact })}
          />
        )}
        {one.kind === 'TABLE' && (
          <Columns columns={one.columns} onChange={(columns) => change({ columns })} />
        )}
        {(one.kind === 'MONEY' || one.kind === 'TABLE') && (
          <Checkbox
            label={t('formBuilder.inWords')}
            checked={one.inWords}
            onChange={(event) => change({ inWords: event.currentTarget.checked })}
          />
        )}
      </div>
    </div>
  )
}

function Options({ options, onChange }: { options: string[]; onChange: (options: string[]) => void }) {
  const { t } = useTranslation()
  return (
    <TagsInput
      label={t('formBuilder.options')}
      description={t('formBuilder.optionsHint')}
      maxTags={FORM_LIMITS.options}
      value={options}
      onChange={onChange}
    />
  )
}

function Columns({
  columns,
  onChange,
}: {
  columns: ColumnDraft[]
  onChange: (columns: ColumnDraft[]) => void
}) {
  const { t } = useTranslation()
  return (
    <RepeatedFields<ColumnDraft>
      legend={t('formBuilder.columns')}
      items={columns}
      keyOf={({ key }) => key}
      nameOf={({ label }, at) => label || t('formBuilder.column', { n: at + 1 })}
      onChange={(next) => onChange(withKnownParts(next))}
      make={() => newColumn(columns)}
      isFilled={({ label }) => label.trim() !== ''}
      addText={t('formBuilder.addColumn')}
      most={FORM_LIMITS.columns}
    >
      {(one, place, change) => (
        <Column
          one={one}
          change={change}
          numbers={columns.filter((other, at) => reckonsWith(other, at, place))}
        />
      )}
    </RepeatedFields>
  )
}

function Column({ one, change, numbers }: PartProps<ColumnDraft> & { numbers: readonly ColumnDraft[] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.question}>
      <TextInput
        aria-label={t('formBuilder.columnLabel')}
        placeholder={t('formBuilder.columnLabel')}
        maxLength={50}
        value={one.label}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      <Select
        aria-label={t('formBuilder.kindOf')}
        data={FORM_COLUMN_KINDS.map((value) => ({ value, label: t(`formBuilder.columnKind.${value}`) }))}
        allowDeselect={false}
        value={one.kind}
        onChange={(kind) => kind && change({ kind: kind as FormColumnKind })}
      />
      {one.kind !== 'FORMULA' && (
        <Checkbox
          label={t('formBuilder.required')}
          checked={one.isRequired}
          onChange={(event) => change({ isRequired: event.currentTarget.checked })}
        />
      )}
      <div data-wide className={styles.fields}>
        {one.kind === 'SELECT' && (
          <Options options={one.options} onChange={(options) => change({ options })} />
        )}
        {one.kind === 'FORMULA' && <Formula one={one} change={change} numbers={numbers} />}
        {isAmount(one.kind) && (
          <Checkbox
            label={t('formBuilder.summed')}
            checked={one.isSummed}
            onChange={(event) => change({ isSummed: event.currentTarget.checked })}
          />
        )}
      </div>
    </div>
  )
}

function Formula({ one, change, numbers }: PartProps<ColumnDraft> & { numbers: readonly ColumnDraft[] }) {
  const { t } = useTranslation()
  const isPercent = one.operation === 'PERCENT'
  return (
    <>
      <Select
        label={t('formBuilder.formula')}
        data={FORMULA_OPERATIONS.map((value) => ({ value, label: t(`formBuilder.operation.${value}`) }))}
        allowDeselect={false}
        value={one.operation}
        onChange={(operation) => operation && change({ operation: operation as Operation })}
      />
      <MultiSelect
        label={t('formBuilder.formulaOf')}
        description={t('formBuilder.formulaOfHint')}
        data={numbers.map(({ key, label }) => ({ value: key, label: label || key }))}
        maxValues={isPercent ? 1 : FORM_LIMITS.columns}
        value={one.of}
        onChange={(of) => change({ of })}
      />
      {isPercent && (
        <NumberInput
          label={t('formBuilder.percent')}
          suffix="%"
          decimalScale={2}
          min={-1000}
          max={1000}
          value={one.percent}
          onChange={(percent) => change({ percent: Number(percent) })}
        />
      )}
    </>
  )
}
