import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { distanceMetres, parsePosition, type Position } from '#rules/workplaces/position.ts'
import { deleteLocation } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { RecordList } from '../../../ui/list/record-list.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { SettingsPage } from '../../platform/settings/index.ts'
import { DistanceCell } from './distance-cell.tsx'
import { DistanceTest } from './distance-test.tsx'
import { coordinates, metres } from './metres.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { positionOf } from './place-form.ts'
import { type Place, placesQuery } from './workplace-queries.ts'
import styles from './workplaces.module.css'

const route = getRouteApi('/main/settings/locations')

/** The places at which a check-in may be recognised, and how far a point is from each. */
export function PlacesScreen() {
  const { t } = useTranslation()
  const places = useQuery(placesQuery)
  const navigate = route.useNavigate()
  const { at = '' } = route.useSearch()
  const columns = useColumns(parsePosition(at))
  const remove = useAction(deleteLocation)
  return (
    <RecordList
      records={places}
      caption={t('workplaces.places.caption')}
      empty={{ title: t('workplaces.places.empty'), hint: t('workplaces.places.emptyHint') }}
      add={t('workplaces.places.add')}
      columns={columns}
      keyOf={(place) => place.com_loc_id}
      nameOf={(place) => place.loc_name}
      remove={(id) => remove.mutateAsync({ params: { id } })}
      question={(name) => ({
        title: t('workplaces.places.deleteAsk', { name }),
        message: t('workplaces.places.deleteText'),
      })}
      Dialog={PlaceDialog}
    >
      {(list, add) => (
        <SettingsPage area="locations" actions={add}>
          {list}
          {(places.data?.length ?? 0) > 0 && (
            <DistanceTest
              at={at}
              onChange={(text) => void navigate({ search: text ? { at: text } : {}, replace: true })}
            />
          )}
        </SettingsPage>
      )}
    </RecordList>
  )
}

function useColumns(from: Position | null): TableColumn<Place>[] {
  const { t } = useTranslation()
  const distance: TableColumn<Place> = {
    key: 'distance',
    header: t('workplaces.places.distance'),
    width: 150,
    align: 'end',
    sortBy: (place) => (from ? distanceMetres(positionOf(place), from) : null),
    cell: (place) => from && <DistanceCell place={place} from={from} />,
  }
  return [
    {
      key: 'name',
      header: t('workplaces.places.name'),
      sortBy: (place) => place.loc_name,
      cell: (place) => (
        <div className={styles.name}>
          <strong>{place.loc_name}</strong>
          {place.branch_name && <span className="quiet">{place.branch_name}</span>}
        </div>
      ),
    },
    {
      key: 'position',
      header: t('workplaces.places.position'),
      width: 170,
      cell: (place) => <span className="numeric">{coordinates(positionOf(place))}</span>,
    },
    {
      key: 'radius',
      header: t('workplaces.places.radius'),
      width: 90,
      align: 'end',
      sortBy: (place) => place.radius,
      cell: (place) => <span className="numeric">{metres(place.radius)}</span>,
    },
    ...(from ? [distance] : []),
  ]
}
