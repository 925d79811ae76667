import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { distanceMetres, parsePosition, type Position } from '#rules/workplaces/position.ts'
import { deleteLocation } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
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
  const [edited, setEdited] = useState<Place | 'new'>()
  const navigate = route.useNavigate()
  const { at = '' } = route.useSearch()
  const from = parsePosition(at)
  const columns = useColumns(setEdited, from)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('workplaces.places.add')}
    </Button>
  )
  return (
    <SettingsPage area="locations" actions={add}>
      <DataTable
        caption={t('workplaces.places.caption')}
        columns={columns}
        rows={places.data}
        rowKey={(place) => place.com_loc_id}
        isLoading={places.isPending}
        error={places.error}
        onRetry={() => void places.refetch()}
        empty={{ title: t('workplaces.places.empty'), hint: t('workplaces.places.emptyHint'), action: add }}
      />
      {(places.data?.length ?? 0) > 0 && (
        <DistanceTest
          at={at}
          onChange={(text) => void navigate({ search: text ? { at: text } : {}, replace: true })}
        />
      )}
      {edited && (
        <PlaceDialog place={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </SettingsPage>
  )
}

function useColumns(edit: (place: Place) => void, from: Position | null): TableColumn<Place>[] {
  const { t } = useTranslation()
  const remove = useAction(deleteLocation)
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
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 56,
      align: 'end',
      cell: (place) => (
        <RowMenu
          name={place.loc_name}
          abilities={place.abilities}
          question={{
            title: t('workplaces.places.deleteAsk', { name: place.loc_name }),
            message: t('workplaces.places.deleteText'),
          }}
          onEdit={() => edit(place)}
          onDelete={() => remove.mutateAsync({ params: { id: place.com_loc_id } })}
        />
      ),
    },
  ]
}
