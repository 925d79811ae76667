import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteSchEvent, saveSchEvent } from '#contract/time/schedules/schedules.ts'
import { useAction } from '../../../api/use-action.ts'
import { dayInPeriod } from '../../../text/formats.ts'
import { EntityDialog } from '../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { TablePager } from '../../../ui/table/table-pager.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { EVENTS_AT_ONCE, eventsQuery, type PersonMonth, type ScheduleEvent } from './schedule-queries.ts'
import styles from './schedules.module.css'

interface EventListProps {
  month: string
  /** Whose events are added; without a person those of everybody. */
  person: PersonMonth | undefined
  mayAdd: boolean
  /** Where a new one begins. */
  beginsOn: string
}

/** What happens in the month: training, stocktaking, for everybody or one person. */
export function EventList({ month, person, mayAdd, beginsOn }: EventListProps) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<ScheduleEvent | 'new'>()
  const remove = useAction(deleteSchEvent)
  const [wanted, setPage] = useState(1)
  const query = eventsQuery(month, person?.user_id, wanted)
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData })
  const shown = data?.results ?? []
  const count = data?.count ?? 0
  // The last of a page may have been deleted.
  if (wanted > 1 && wanted > Math.ceil(count / EVENTS_AT_ONCE)) setPage(wanted - 1)
  return (
    <Section
      title={t('schedules.events.title')}
      actions={
        mayAdd && (
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
            {t('schedules.events.add')}
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <span className="quiet">{t('schedules.events.empty')}</span>
      ) : (
        <ul className={styles.list}>
          {shown.map((event) => (
            <li key={event.wk_sch_eve_id}>
              <time dateTime={event.date}>{dayInPeriod(event.date)}</time>
              <strong>{event.title}</strong>
              <span className="quiet">{event.username ?? t('schedules.events.everybody')}</span>
              {event.abilities.update && (
                <RowMenu
                  name={event.title}
                  abilities={event.abilities}
                  question={{ title: t('schedules.events.removeTitle', { name: event.title }) }}
                  onEdit={() => setEdited(event)}
                  onDelete={() => remove.mutateAsync({ params: { id: event.wk_sch_eve_id } })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!person && count > EVENTS_AT_ONCE && (
        <TablePager
          label={t('schedules.events.title')}
          page={wanted}
          pageSize={EVENTS_AT_ONCE}
          count={count}
          onPage={setPage}
        />
      )}
      {edited && (
        <EventDialog
          event={edited === 'new' ? undefined : edited}
          userId={edited === 'new' ? (person?.user_id ?? null) : edited.user_id}
          beginsOn={beginsOn}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

interface EventDialogProps {
  event: ScheduleEvent | undefined
  userId: number | null
  beginsOn: string
  onClose: () => void
}

interface EventForm extends Record<string, unknown> {
  date: string | null
  title: string
}

function EventDialog({ event, userId, beginsOn, onClose }: EventDialogProps) {
  const { t } = useTranslation()
  const save = useAction(saveSchEvent, { errors: 'form' })
  return (
    <EntityDialog<EventForm>
      isNew={!event}
      words={{
        add: t('schedules.events.add'),
        edit: t('schedules.events.edit'),
        added: ({ title }) => t('schedules.events.added', { name: title }),
      }}
      initialValues={{ date: event?.date ?? beginsOn, title: event?.title ?? '' }}
      validate={{
        date: (date) => (date ? null : t('common.error.required')),
        title: (title) => (title.trim() ? null : t('common.error.required')),
      }}
      onClose={onClose}
      onSave={({ date, title }) =>
        save.mutateAsync({
          body: {
            date: date as never,
            title,
            user_id: userId,
            ...(event && { wk_sch_eve_id: event.wk_sch_eve_id }),
          },
        })
      }
    >
      {(form) => (
        <>
          <FormField form={form} name="title">
            {(input) => (
              <TextInput
                label={t('schedules.events.name')}
                required
                maxLength={100}
                data-autofocus
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="date">
            {(input) => <DayPicker label={t('schedules.events.day')} required {...input} />}
          </FormField>
        </>
      )}
    </EntityDialog>
  )
}
