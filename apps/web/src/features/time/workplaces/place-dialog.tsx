import { useTranslation } from 'react-i18next'
import { createLocation, updateLocation } from '#contract/time/workplaces/workplaces.ts'
import { useSave } from '../../../api/use-save.ts'
import { EntityDialog } from '../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { LineField } from '../../../ui/form/line-field.tsx'
import { BranchSelect } from './branch-select.tsx'
import { isDegrees, isRadius, placeBody, type PlaceForm, placeForm } from './place-form.ts'
import { PositionFields } from './position-fields.tsx'
import { RadiusFields } from './radius-fields.tsx'
import { type Place } from './workplace-queries.ts'

interface PlaceDialogProps {
  /** Undefined for a new one. */
  row: Place | undefined
  onClose: () => void
}

/** Adds a place or changes one: name, middle and radius, with a drawing of its size. */
export function PlaceDialog({ row: place, onClose }: PlaceDialogProps) {
  const { t } = useTranslation()
  const save = useSave(createLocation, updateLocation, place?.com_loc_id)
  return (
    <EntityDialog<PlaceForm>
      isNew={!place}
      size={520}
      words={{
        add: t('workplaces.places.add'),
        edit: t('workplaces.places.edit'),
        added: ({ loc_name: name }) => t('workplaces.places.added', { name }),
      }}
      initialValues={placeForm(place)}
      needed={['loc_name']}
      validate={{
        loc_lat: (text) => (isDegrees(text, 90) ? null : t('workplaces.places.latitudeWrong')),
        loc_lon: (text) => (isDegrees(text, 180) ? null : t('workplaces.places.longitudeWrong')),
        radius: (radius) => (isRadius(radius) ? null : t('workplaces.places.radiusWrong')),
      }}
      onClose={onClose}
      onSave={(form) => save(placeBody(form))}
    >
      {(form) => (
        <>
          <LineField
            form={form}
            name="loc_name"
            label={t('workplaces.places.name')}
            placeholder={t('workplaces.places.nameHint')}
            required
            maxLength={50}
            first
          />
          <PositionFields form={form} />
          <RadiusFields form={form} />
          <FormField form={form} name="branch_id">
            {(input) => <BranchSelect {...input} />}
          </FormField>
        </>
      )}
    </EntityDialog>
  )
}
