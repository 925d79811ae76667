import { Button, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { duration } from '../../../text/formats.ts'
import { sentenceOf } from '../../../text/sentence-of.ts'
import { TimeField } from '../../../ui/time/time-field.tsx'
import { keepDraft } from './draft-store.ts'
import { AlternativeFields } from './comptime/alternative-fields.tsx'
import { KindChoice, unitsOfKind, useKinds } from './kind-choice.tsx'
import { MISSING_TEXTS } from './leave-request-fields.ts'
import { LeaveCalendar } from './leave-calendar.tsx'
import { ANNUAL, EMPTY_DRAFT, isOut, type LeaveDraft, needsStart, withDays, withUnit } from './leave-draft.ts'
import { amountOf, balanceOf, LeavePreview } from './leave-preview.tsx'
import type { Preview } from './leave-queries.ts'
import styles from './leave-request.module.css'
import { OccasionFields } from './occasion-fields.tsx'
import type { PreviewState } from './preview-state.ts'
import { UnitChoice } from './unit-choice.tsx'
import { unitWords } from './unit-words.ts'
import { usePreview } from './use-preview.ts'

interface LeaveRequestFormProps {
  form: UseFormReturnType<LeaveDraft>
  isFromDraft?: boolean
  onBlocked: (reason: string | undefined) => void
  onApprovers?: (approvers: Preview['approvers']) => void
  /** What is typed is kept through a reload. */
  keeps?: boolean
  /** The request that becomes this one. */
  insteadOf?: number
  /** For whom it is, when not for oneself. */
  userId?: number | undefined
  /** Above what is chosen. */
  before?: ReactNode
  /** What goes along. */
  children?: ReactNode
}

/** A day goes on beyond midnight for those who work late: 29:59 is the minute before it changes. */
const LAST_HOUR = 29
const REASON_LENGTH = 500
const PLACE_LENGTH = 200

export function LeaveRequestForm(props: LeaveRequestFormProps) {
  const { form, isFromDraft = false, onBlocked, onApprovers, keeps = false, insteadOf, userId } = props
  const { t } = useTranslation()
  const draft = form.values
  const kinds = useKinds()
  const units = unitsOfKind(kinds, draft.kind)
  const { state, shown } = usePreview(draft, { insteadOf, userId })
  const blocked = useBlockedText(state, draft.kind === ANNUAL)
  useEffect(() => onBlocked(blocked), [blocked, onBlocked])
  useEffect(() => onApprovers?.(shown?.approvers ?? []), [shown, onApprovers])
  useEffect(() => {
    if (keeps) keepDraft(draft)
  }, [draft, keeps])
  const change = (next: LeaveDraft) => form.setValues(next)
  return (
    <div className={styles.sides}>
      <div className={styles.choose}>
        {isFromDraft && (
          <p className={styles.draft} role="status">
            {t('leave.form.draft')}
            <Button variant="subtle" size="compact-sm" onClick={() => change(EMPTY_DRAFT)}>
              {t('leave.form.draftNew')}
            </Button>
          </p>
        )}
        {props.before}
        <KindChoice draft={draft} onChange={change} />
        {units.length > 1 && (
          <UnitChoice
            units={units}
            value={draft.unit}
            freeHalf={freeHalfOf(draft, shown)}
            words={(unit) => unitWords(kinds, draft.kind, unit)}
            onChange={(unit) => change(withUnit(draft, unit))}
          />
        )}
        <OccasionFields form={form} />
        <LeaveCalendar
          draft={draft}
          userId={userId}
          error={form.errors.wk_start_date}
          onDays={(a, b) => change(withDays(draft, a, b))}
        />
        {needsStart(draft.unit) && (
          <div className={styles.times}>
            <TimeField
              label={t('leave.form.start')}
              required
              lastHour={LAST_HOUR}
              value={draft.start || null}
              onChange={(start) => form.setFieldValue('start', start ?? '')}
              error={form.errors.start}
            />
            {draft.unit === 'TIME' && (
              <TimeField
                label={t('leave.form.end')}
                required
                lastHour={LAST_HOUR}
                start={draft.start || '18:00'}
                value={draft.end || null}
                onChange={(end) => form.setFieldValue('end', end ?? '')}
                error={form.errors.end}
              />
            )}
          </div>
        )}
        {shown && (
          <AlternativeFields
            form={form}
            earned={shown.comp_minutes}
            refusal={state.kind === 'blocked' && state.why === 'alternative' ? shown.alter_error : null}
          />
        )}
        {isOut(draft, kinds) && (
          <TextInput
            label={t('leave.form.location')}
            placeholder={t('leave.form.locationHint')}
            maxLength={PLACE_LENGTH}
            {...form.getInputProps('location')}
          />
        )}
        <Textarea
          label={t('leave.form.reasonOptional')}
          placeholder={t('leave.form.reasonHint')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={REASON_LENGTH}
          {...form.getInputProps('reason')}
        />
        {props.children}
      </div>
      {shown && state.kind !== 'missing' && (
        <Summary shown={shown} kind={draft.kind} isBlocked={state.kind === 'blocked'} />
      )}
      <LeavePreview state={state} shown={shown} kind={draft.kind} isOwn={userId === undefined} />
    </div>
  )
}

/** The answer may be the one to an earlier choice. */
function freeHalfOf(
  { wk_start_date: from, wk_end_date: to }: LeaveDraft,
  shown: Preview | undefined,
): Preview['half_holiday'] {
  const isOfDay = from !== '' && from === to && shown?.counted_days[0]?.date === from
  return isOfDay ? shown.half_holiday : null
}

/** On narrow screens, where the preview lies below: what it would take. */
function Summary({ shown, kind, isBlocked }: { shown: Preview; kind: string; isBlocked: boolean }) {
  const { t } = useTranslation()
  const [left, leftAfter] = balanceOf(shown)
  return (
    <p
      className={styles.summary}
      data-bad={isBlocked || undefined}
      data-week={shown.week?.status}
      data-testid="request-summary"
      aria-hidden
    >
      <span>
        {t(kind === ANNUAL ? 'leave.preview.uses' : 'leave.preview.takes')} <b>{amountOf(shown)}</b>
      </span>
      {left !== null && (
        <span>
          {left} → <b>{leftAfter}</b>
        </span>
      )}
      {shown.week && shown.week.over_40h_minutes > 0 && <span>{weekLine(shown.week, t)}</span>}
    </p>
  )
}

/** 주간 근로 예상 47시간 · 40시간 초과 7시간. */
function weekLine(week: NonNullable<Preview['week']>, t: TFunction): string {
  const { total_minutes: total, over_40h_minutes: over } = week
  return t(week.settled_by === 'MONTH' ? 'leave.month.line' : 'leave.week.line', {
    total: duration(total),
    over: duration(over),
  })
}

/** Why it cannot be sent now, beside the button. */
function useBlockedText(state: PreviewState, isAnnual: boolean): string | undefined {
  const { t } = useTranslation()
  switch (state.kind) {
    case 'missing':
      return t(MISSING_TEXTS[state.what])
    case 'blocked':
      return state.why === 'short' && !isAnnual
        ? t('leave.preview.shortGiven')
        : t(`leave.preview.${state.why}`)
    case 'refused':
      // Without an answer it may still be tried: the server decides when it is sent.
      return (state.error as Error)?.name === 'ApiError' ? sentenceOf(state.error) : undefined
    default:
      return undefined
  }
}
