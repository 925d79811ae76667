import { SegmentedControl, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { PeriodNav } from '../../../ui/time/period-nav.tsx'
import type { Category, Room } from './meeting-queries.ts'
import type { MeetingSearch, MeetingView } from './meeting-view.ts'
import styles from './meeting-screen.module.css'

interface MeetingToolbarProps {
  view: MeetingView
  categories: readonly Category[]
  rooms: readonly Room[]
  room: Room | undefined
  today: string
  go: (change: MeetingSearch) => void
}

/** Which day or week, of what: everything here is in the address. */
export function MeetingToolbar({ view, categories, rooms, room, today, go }: MeetingToolbarProps) {
  const { t } = useTranslation()
  const isWeek = view.view === 'week'
  return (
    <div className={styles.toolbar}>
      <PeriodNav unit={view.view} value={view.date} today={today} onChange={(date) => go({ date })} />
      <span className={styles.jump}>
        <DayPicker
          ariaLabel={t('meetingRooms.jump')}
          value={null}
          onChange={(date) => date && go({ date })}
        />
      </span>
      <span className={styles.room}>
        {isWeek ? (
          <Select
            aria-label={t('meetingRooms.room')}
            data={rooms.map(({ room_id, name }) => ({ value: String(room_id), label: name }))}
            value={room ? String(room.room_id) : null}
            onChange={(value) => value && go({ room: Number(value) })}
            searchable
            allowDeselect={false}
          />
        ) : (
          categories.length > 1 && (
            <Select
              aria-label={t('meetingRooms.category')}
              data={[
                { value: '', label: t('meetingRooms.allCategories') },
                ...categories.map(({ room_cat_id, name }) => ({ value: String(room_cat_id), label: name })),
              ]}
              value={view.categoryId ? String(view.categoryId) : ''}
              onChange={(value) => go({ category: Number(value) || undefined })}
              allowDeselect={false}
            />
          )
        )}
      </span>
      <SegmentedControl
        aria-label={t('meetingRooms.view')}
        data={[
          { value: 'day', label: t('meetingRooms.day') },
          { value: 'week', label: t('meetingRooms.week') },
        ]}
        value={view.view}
        onChange={(value) => go({ view: value as MeetingView['view'] })}
      />
    </div>
  )
}
