import { NumberInput, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MOST_NEEDED, setTeamCoverage } from '#contract/time/work-events/coverage.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import type { TeamCoverage } from './coverage-section.tsx'
import styles from './coverage.module.css'

interface CoverageForm extends Record<string, unknown> {
  /** Empty: nothing is said of the team. */
  needed_people: number | ''
  rule: 'WARN' | 'REFUSE'
}

/** Says how many people a team needs, and whether leave that leaves fewer is refused. */
export function CoverageDialog({ row, onClose }: { row: TeamCoverage; onClose: () => void }) {
  const { t } = useTranslation()
  const set = useAction(setTeamCoverage, { errors: 'form' })
  return (
    <FormDialog<CoverageForm>
      opened
      title={t('leave.coverage.of', { team: row.team_name })}
      initialValues={{ needed_people: row.needed_people ?? '', rule: row.refuses ? 'REFUSE' : 'WARN' }}
      submitText={t('common.action.save')}
      onClose={onClose}
      onSubmit={async ({ needed_people, rule }) => {
        const body = {
          needed_people: needed_people === '' ? null : Number(needed_people),
          refuses: rule === 'REFUSE',
        }
        await set.mutateAsync({ params: { id: row.team_id }, body })
        notify({ text: t('common.state.saved') })
      }}
    >
      {(form) => (
        <>
          <NumberInput
            label={t('leave.coverage.needed')}
            description={t('leave.coverage.neededHint')}
            min={1}
            max={MOST_NEEDED}
            allowDecimal={false}
            allowNegative={false}
            data-autofocus
            {...form.getInputProps('needed_people')}
          />
          <Radio.Group label={t('leave.coverage.rule')} {...form.getInputProps('rule')}>
            <div className={styles.rules}>
              <Radio value="WARN" label={t('leave.coverage.warn')} />
              <Radio value="REFUSE" label={t('leave.coverage.refuse')} />
            </div>
          </Radio.Group>
          <p className={styles.state}>{t('leave.coverage.lawful')}</p>
        </>
      )}
    </FormDialog>
  )
}
