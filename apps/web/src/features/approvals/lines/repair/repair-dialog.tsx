import { Checkbox } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { repair } from '#contract/approvals/lines/repair.ts'
import { useAction } from '../../../../api/use-action.ts'
import { number } from '../../../../text/formats.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { findPeople } from '../../../people/directory/index.ts'
import { LineChips } from '../line-chips.tsx'
import { namesOf } from '../line-words.ts'
import { chosenOf, isChosen, type LeftOut, toggled } from './left-out.ts'
import styles from './repair.module.css'
import { type Hanging, type HangingOf, hangingOfQuery } from './repair-queries.ts'

interface Values extends Record<string, unknown> {
  person: PersonOption[]
  leftOut: LeftOut
}

interface RepairDialogProps {
  hanging: Hanging
  /** What it is called: 최퇴사, 개발팀 팀장. */
  name: string
  onClose: () => void
}

/** Asks who takes the place, and shows what becomes of each line and document before anything is done. */
export function RepairDialog({ hanging, name, onClose }: RepairDialogProps) {
  const { t } = useTranslation()
  const act = useAction(repair, { errors: 'form' })
  const submit = async ({ person, leftOut }: Values) => {
    const { lines, documents, kept_lines, kept_documents } = await act.mutateAsync({
      params: { target: hanging.target },
      body: { user_id: person[0]!.id, ...leftOut.chosen },
    })
    const kept = kept_lines + kept_documents
    const done = t('repair.done', { lines: number(lines), documents: number(documents) })
    notify({
      text: kept > 0 ? `${done} ${t('repair.kept', { n: number(kept) })}` : done,
      tone: kept > 0 ? 'bad' : 'good',
    })
  }
  return (
    <FormDialog<Values>
      opened
      title={t('repair.dialog', { name })}
      initialValues={{ person: [], leftOut: { lines: [], documents: [], chosen: {} } }}
      validate={{ person: (person) => (person.length === 0 ? t('repair.nobody') : null) }}
      fieldNames={{ user_id: 'person' }}
      submitText={t('repair.act')}
      size={680}
      onClose={onClose}
      onSubmit={submit}
    >
      {(form) => (
        <>
          <PersonPicker
            label={t('repair.taker')}
            value={form.values.person}
            onChange={(person) => form.setFieldValue('person', person)}
            error={form.errors.person}
            search={findPeople}
            required
            autoFocus
          />
          <Preview
            target={hanging.target}
            takerId={form.values.person[0]?.id}
            leftOut={form.values.leftOut}
            onChange={(leftOut) => form.setFieldValue('leftOut', leftOut)}
          />
        </>
      )}
    </FormDialog>
  )
}

interface PreviewProps {
  target: string
  takerId: number | undefined
  leftOut: LeftOut
  onChange: (leftOut: LeftOut) => void
}

function Preview({ target, takerId, leftOut, onChange }: PreviewProps) {
  const { t } = useTranslation()
  const query = useQuery({ ...hangingOfQuery(target, takerId), placeholderData: keepPreviousData })
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={3} />}>
      {(shown) => {
        const change = (kind: 'lines' | 'documents', id: number) => {
          const next = { ...leftOut, [kind]: toggled(leftOut[kind], id) }
          onChange({ ...next, chosen: chosenOf(shown, next) })
        }
        return (
          <>
            {shown.saved_lines.length > 0 && (
              <Part title={t('repair.lines', { n: number(shown.lines) })}>
                {shown.saved_lines.map((line) => (
                  <LineItem
                    key={line.line_id}
                    line={line}
                    checked={isChosen(leftOut.lines, line.line_id)}
                    onToggle={() => change('lines', line.line_id)}
                  />
                ))}
              </Part>
            )}
            {shown.turns.length > 0 && (
              <Part title={t('repair.documents', { n: number(shown.documents) })}>
                {shown.turns.map((turn) => (
                  <li key={turn.drf_id} className={styles.item}>
                    <Checkbox
                      label={turn.drf_title}
                      description={[
                        turn.drf_serial,
                        turn.author.username,
                        t(turn.is_turn ? 'repair.turn' : 'repair.later'),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                      checked={isChosen(leftOut.documents, turn.drf_id)}
                      onChange={() => change('documents', turn.drf_id)}
                    />
                    {turn.refusal && <p className={styles.refusal}>{t(`repair.refusal.${turn.refusal}`)}</p>}
                  </li>
                ))}
              </Part>
            )}
            {shown.documents > shown.turns.length && (
              <p className="quiet">{t('repair.more', { n: number(shown.documents - shown.turns.length) })}</p>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.items}>{children}</ul>
    </section>
  )
}

interface LineItemProps {
  line: HangingOf['saved_lines'][number]
  checked: boolean
  onToggle: () => void
}

function LineItem({ line, checked, onToggle }: LineItemProps) {
  const { t } = useTranslation()
  const names = namesOf(line.targets)
  const owner = line.username ?? line.team_name ?? t('lines.company')
  const { apv_role_line: before, repaired_line: after } = line
  return (
    <li className={styles.item}>
      <Checkbox
        label={t('repair.ofWhom', { owner, name: line.role_name })}
        checked={checked}
        onChange={onToggle}
      />
      <LineChips line={before} names={names} />
      {after !== null && (
        <div className={styles.after}>
          <span className={styles.arrow}>{t('repair.after')}</span>
          {after === before ? t('repair.onlyVariants') : <LineChips line={after} names={names} />}
        </div>
      )}
      {line.refusal && <p className={styles.refusal}>{t(`repair.refusal.${line.refusal}`)}</p>}
    </li>
  )
}
