import { SegmentedControl, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ReceiverType } from '#rules/approvals/receiver.ts'
import { RECEIVER_TYPES } from '#rules/approvals/receiver.ts'
import { RepeatedFields } from '../../../ui/form/repeated-fields.tsx'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'
import { findReceivers, type LinePlace } from './form-queries.ts'
import styles from './forms.module.css'

/** One place of a line that somebody puts together. */
export interface Place {
  key: number
  person: PersonOption | null
  type: ReceiverType
  /** Decides together with the one before. */
  parallel: boolean
}

export function placesOf(line: readonly LinePlace[]): Place[] {
  return line.map((one, at) => ({
    key: at,
    person: { id: one.user_id, name: one.username, position: one.position, team: one.team_name },
    type: one.rcv_type,
    parallel: at > 0 && one.rcv_order > 0 && one.rcv_order === line[at - 1]!.rcv_order,
  }))
}

/** As it is sent: orders rise from place to place, unless one decides together with the one before. */
export function lineOf(places: readonly Place[]) {
  let order = 0
  return places.flatMap(({ person, type, parallel }) => {
    if (!person) return []
    if (!parallel || order === 0) order += 1
    return [{ user_id: person.id, rcv_type: type, rcv_order: order }]
  })
}

interface LineEditorProps {
  places: readonly Place[]
  onChange: (places: Place[]) => void
  legend: string
  error?: string | undefined
}

/** Who decides and reads, in their order. */
export function LineEditor({ places, onChange, legend, error }: LineEditorProps) {
  const { t } = useTranslation()
  return (
    <RepeatedFields<Place>
      legend={legend}
      items={places}
      keyOf={({ key }) => String(key)}
      nameOf={({ person }, at) => person?.name ?? t('writing.line.place', { n: at + 1 })}
      onChange={onChange}
      make={() => ({
        key: Math.max(-1, ...places.map(({ key }) => key)) + 1,
        person: null,
        type: 'APPROVER',
        parallel: false,
      })}
      isFilled={({ person }) => person !== null}
      addText={t('writing.line.add')}
      most={50}
      error={error}
    >
      {(place, at, change) => (
        <div className={styles.place}>
          <Select
            aria-label={t('writing.line.role')}
            data={RECEIVER_TYPES.map((value) => ({ value, label: t(`approvals.line.${value}`) }))}
            allowDeselect={false}
            value={place.type}
            onChange={(type) => type && change({ type: type as ReceiverType })}
          />
          <PersonPicker
            label=""
            aria-label={t('kit.person.label')}
            value={place.person ? [place.person] : []}
            onChange={([person]) => change({ person: person ?? null })}
            search={findReceivers}
          />
          {at > 0 && place.type !== 'VIEWER' && place.type !== 'CIRCULATOR' && (
            <SegmentedControl
              size="xs"
              aria-label={t('writing.line.order')}
              data={[
                { value: 'after', label: t('writing.line.after') },
                { value: 'together', label: t('writing.line.together') },
              ]}
              value={place.parallel ? 'together' : 'after'}
              onChange={(order) => change({ parallel: order === 'together' })}
            />
          )}
        </div>
      )}
    </RepeatedFields>
  )
}
