import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePlannedDay, refuseWork } from '#contract/time/leave-promotion/leave-promotion.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../api/use-action.ts'
import { useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { moment, shortDay } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { freeOf } from './day-plan.ts'
import { daysToPlanQuery, promotesLeave, type Promotion } from './promotion-queries.ts'
import styles from './promotion.module.css'

type Planned = Promotion['plan'][number]

/** The days of a procedure with what became of them; those to come can be moved by who planned them, or who is in charge. */
export function PlannedDays({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const { day: today } = useCompanyNow()
  const [moved, setMoved] = useState<Planned>()
  const sure = useConfirm()
  const refusing = useAction(refuseWork)
  if (ask.plan.length === 0) return null
  const mayMove = (day: Planned) =>
    day.planned_date > today &&
    (day.planned_by === profile.id || (promotesLeave(profile) && day.planned_by !== ask.user))
  const refuse = async (day: Planned) => {
    const isMeant = await sure({
      title: t('promotion.refuse.title', { day: shortDay(day.planned_date) }),
      message: t('promotion.refuse.text', { name: ask.username }),
      confirmText: t('promotion.refuse.do'),
      danger: true,
    })
    if (!isMeant) return
    const onSuccess = ({ is_used: isTaken }: Planned) =>
      notify({ text: t(isTaken ? 'promotion.refuse.done' : 'promotion.refuse.doneWithout'), tone: 'good' })
    refusing.mutate({ params: { id: day.id } }, { onSuccess })
  }
  return (
    <>
      <ul className={styles.days} aria-label={t('promotion.plan.days')}>
        {ask.plan.map((day) => (
          <li key={day.id}>
            <span>
              {shortDay(day.planned_date)} {t(`promotion.types.${day.planned_type}`)}
              {becameOf(day) && <span className="quiet"> · {t(`promotion.${becameOf(day)!}`)}</span>}
              {day.not_taken_because && !day.is_used && (
                <span className="quiet"> · {t(`promotion.notTaken.${day.not_taken_because}`)}</span>
              )}
              {day.came_datetime && (
                <span className="quiet"> · {t('promotion.came', { at: moment(day.came_datetime) })}</span>
              )}
              {day.refused_datetime && (
                <span className="quiet">
                  {' '}
                  · {t('promotion.refused', { at: moment(day.refused_datetime) })}
                </span>
              )}
            </span>
            {day.abilities.refuse_work && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('promotion.refuse.of', { day: shortDay(day.planned_date) })}
                onClick={() => void refuse(day)}
              >
                {t('promotion.refuse.do')}
              </Button>
            )}
            {mayMove(day) && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('promotion.move.of', { day: shortDay(day.planned_date) })}
                onClick={() => setMoved(day)}
              >
                {t('promotion.move.do')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {moved && <MoveDialog ask={ask} day={moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}

function becameOf(day: Planned): 'used' | 'workAccepted' | null {
  if (day.is_used) return 'used'
  return day.work_accepted ? 'workAccepted' : null
}

function MoveDialog({ ask, day, onClose }: { ask: Promotion; day: Planned; onClose: () => void }) {
  const { t } = useTranslation()
  const change = useAction(changePlannedDay, { errors: 'form' })
  const { data: days = [] } = useQuery(daysToPlanQuery(ask.id))
  const known = new Map(days.map((one) => [one.date, one]))
  return (
    <FormDialog<{ planned_date: string | null }>
      opened
      title={t('promotion.move.title', { day: shortDay(day.planned_date) })}
      initialValues={{ planned_date: day.planned_date }}
      validate={{ planned_date: (date) => (date ? null : t('common.error.required')) }}
      onClose={onClose}
      onSubmit={async ({ planned_date: date }) => {
        await change.mutateAsync({ params: { id: day.id }, body: { planned_date: date as never } })
        notify({ text: t('promotion.move.done'), tone: 'good' })
      }}
    >
      {(form) => (
        <DayPicker
          label={t('promotion.move.to')}
          {...(days[0] && { min: days[0].date, max: days.at(-1)!.date })}
          isExcluded={(date) => date !== day.planned_date && freeOf(known.get(date)) === null}
          value={form.getValues().planned_date}
          onChange={(date) => form.setFieldValue('planned_date', date)}
          error={form.errors.planned_date}
        />
      )}
    </FormDialog>
  )
}
