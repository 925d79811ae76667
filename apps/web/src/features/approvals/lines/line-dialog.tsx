import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineFact } from '#rules/approvals/line-conditions.ts'
import {
  createTeamLine,
  createUserLine,
  updateTeamLine,
  updateUserLine,
} from '#contract/approvals/lines/lines-v0.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { DryRun } from './dry-run.tsx'
import { LineEditor } from './line-editor.tsx'
import type { Line, Variant } from './line-queries.ts'
import { namesOf } from './line-words.ts'
import { VariantFields } from './variant-fields.tsx'

/** Whose line is written: of a team, 0 for the company, or one's own. */
export type Owner = { teamId: number } | 'OWN'

interface LineDialogProps {
  /** The saved line of the owner, or what stands for it until one is saved. */
  line: Line
  owner: Owner
  onClose: () => void
}

type Values = { name: string; line: string; variants: Variant[] }

/** Writes a line: its parts, the conditions, and whom it would reach. */
export function LineDialog({ line, owner, onClose }: LineDialogProps) {
  const { t } = useTranslation()
  const [names, setNames] = useState(() => namesOf(line.targets))
  const addName = (target: string, name: string) => setNames((known) => new Map([...known, [target, name]]))
  const save = useSave(line, owner)
  return (
    <FormDialog<Values>
      opened
      title={t('lines.edit.title', { name: line.role_name })}
      initialValues={{ name: line.role_name, line: line.apv_role_line, variants: line.variants }}
      validate={(values) => ({ line: values.line === '' ? t('lines.edit.empty') : null })}
      fieldNames={{ apv_role_line: 'line', role_name: 'name' }}
      onClose={onClose}
      onSubmit={save}
      size={720}
    >
      {(form) => (
        <>
          <TextInput label={t('lines.edit.name')} maxLength={50} {...form.getInputProps('name')} />
          <LineEditor
            label={t('lines.edit.line')}
            line={form.values.line}
            names={names}
            onChange={(next) => form.setFieldValue('line', next)}
            onName={addName}
          />
          <VariantFields
            role={line.apv_role_code}
            facts={line.facts}
            variants={form.values.variants}
            names={names}
            onChange={(variants) => form.setFieldValue('variants', variants)}
            onName={addName}
          />
          <DryRun
            role={line.apv_role_code}
            line={form.values.line}
            variants={form.values.variants}
            isOwn={owner === 'OWN'}
          />
        </>
      )}
    </FormDialog>
  )
}

function useSave({ id, apv_role_code }: Line, owner: Owner) {
  const { t } = useTranslation()
  const createOfTeam = useAction(createTeamLine, { errors: 'form' })
  const updateOfTeam = useAction(updateTeamLine, { errors: 'form' })
  const createOwn = useAction(createUserLine, { errors: 'form' })
  const updateOwn = useAction(updateUserLine, { errors: 'form' })
  return async ({ name, line, variants }: Values) => {
    const given = variants.map((one) => ({ ...one, fact: one.fact as LineFact }))
    const change = { role_name: name.trim(), apv_role_line: line, variants: given }
    const body = { ...change, apv_role_code }
    if (owner === 'OWN') {
      if (id === null) await createOwn.mutateAsync({ body })
      else await updateOwn.mutateAsync({ params: { id }, body: change })
    } else if (id === null) await createOfTeam.mutateAsync({ body: { ...body, team_id: owner.teamId } })
    else await updateOfTeam.mutateAsync({ params: { lineId: id }, body: change })
    notify({ text: t('common.state.saved') })
  }
}
