import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeBackChange } from '#contract/people/employment/employment.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { useAction } from '../../../api/use-action.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { DialogView } from '../../../ui/dialog/dialog-view.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../../ui/notify.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf } from '../directory/index.ts'
import { type RetirementCheck, retirementQuery, type Subject } from './employment-queries.ts'
import styles from './employment.module.css'
import { type Decisions, decisionsOf, handOverBody, openDecisions } from './hand-over-form.ts'
import { HandOverList } from './hand-over-list.tsx'

interface RetireDialogProps {
  member: Subject
  onClose: () => void
}

type RetireForm = { retire_date: string | null; decisions: Decisions }

/** Records that somebody leaves: when, and who takes over what hangs on them. A coming day is planned. */
export function RetireDialog({ member, onClose }: RetireDialogProps) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const first = useQuery(retirementQuery(member.user_id, day))
  // The form begins with what is planned already, so it waits for the answer.
  return (
    <DialogView
      query={first}
      title={t('employment.retire.title', { name: member.username })}
      onClose={onClose}
    >
      {(data) => <Dialog member={member} first={data} onClose={onClose} />}
    </DialogView>
  )
}

function Dialog({ member, first, onClose }: RetireDialogProps & { first: RetirementCheck }) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const [initial] = useState<RetireForm>(() => ({
    retire_date: first.planned?.retire_date ?? day,
    decisions: decisionsOf(first.planned),
  }))
  const [asked, setAsked] = useState(initial.retire_date)
  const [lastDay] = useDebouncedValue(asked, 200)
  const check = useQuery({ ...retirementQuery(member.user_id, lastDay), placeholderData: keepPreviousData })
  const hanging = check.data?.hanging ?? []
  // Beside the form, which the button below it cannot see.
  const [decided, setDecided] = useState(initial.decisions)
  const open = openDecisions(hanging, decided)
  const retire = useAction(retireMember, { errors: 'form' })
  const name = member.username
  const isLater = (asked ?? day) > day
  const save = async ({ retire_date, decisions }: RetireForm) => {
    const hand_over = handOverBody(hanging, decisions)
    await retire.mutateAsync({
      body: { user_id: member.user_id, hand_over, ...(retire_date && { retire_date }) },
    })
    const on = shortDay(retire_date ?? day)
    notify({
      text: isLater ? t('employment.retire.doneLater', { name, on }) : t('employment.retire.done', { name }),
    })
  }
  const blockedBy = first.is_last_admin
    ? t('employment.retire.lastAdmin')
    : open > 0
      ? t('employment.retire.chooseAll', { n: open })
      : undefined
  return (
    <FormDialog<RetireForm>
      opened
      danger={!isLater}
      size={620}
      title={t('employment.retire.title', { name })}
      submitText={t(isLater ? 'employment.retire.submitPlan' : 'employment.retire.submit')}
      initialValues={initial}
      validate={{ retire_date: (value) => (value ? null : t('common.error.required')) }}
      onClose={onClose}
      onSubmit={save}
      {...(blockedBy && { blockedBy })}
    >
      {(form) => {
        const field = fieldOf(form, 'retire_date')
        return (
          <>
            {first.planned && <Planned member={member} planned={first.planned} onClose={onClose} />}
            <DayPicker
              label={t('employment.retire.date')}
              description={t('employment.retire.dateHint')}
              required
              {...(member.joined_date && { min: member.joined_date })}
              {...field}
              onChange={(value) => {
                field.onChange(value)
                setAsked(value)
              }}
            />
            <Consequences lastDay={asked ?? day} isLater={isLater} />
            <section className={styles.handOver} aria-label={t('employment.retire.handOver')}>
              <strong>{t('employment.retire.handOver')}</strong>
              {hanging.length > 0 && <p className={styles.note}>{t('employment.retire.handOverHint')}</p>}
              <QueryView query={check} skeleton={<RowsSkeleton rows={2} />}>
                {(data) => (
                  <HandOverList
                    leaver={member}
                    hanging={data.hanging}
                    decisions={form.values.decisions}
                    onDecide={(key, decision) => {
                      const decisions = { ...form.values.decisions, [key]: decision }
                      form.setFieldValue('decisions', decisions)
                      setDecided(decisions)
                    }}
                  />
                )}
              </QueryView>
            </section>
          </>
        )
      }}
    </FormDialog>
  )
}

function Consequences({ lastDay, isLater }: { lastDay: string; isLater: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.consequences} data-later={isLater || undefined}>
      <li>
        {isLater ? t('employment.retire.later', { on: shortDay(lastDay) }) : t('employment.retire.atOnce')}
      </li>
      <li>{t('employment.retire.roles')}</li>
      <li>{t('employment.retire.back')}</li>
    </ul>
  )
}

interface PlannedProps extends RetireDialogProps {
  planned: NonNullable<RetirementCheck['planned']>
}

function Planned({ member, planned, onClose }: PlannedProps) {
  const { t } = useTranslation()
  const takeBack = useAction(takeBackChange, {
    onSuccess: () => {
      notify({ text: t('employment.retire.tookBack', { name: member.username }) })
      onClose()
    },
  })
  return (
    <div className={styles.banner} role="status">
      <span>
        {planned.is_held
          ? t('employment.retire.held')
          : t('employment.retire.planned', { on: shortDay(planned.retire_date) })}
      </span>
      <Button
        variant="default"
        size="xs"
        loading={takeBack.isPending}
        onClick={() => takeBack.mutate({ body: { user_id: member.user_id, kind: 'RETIREMENT' } })}
      >
        {t('employment.retire.takeBack')}
      </Button>
    </div>
  )
}
