import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { createLocation, updateLocation } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { BranchSelect } from './branch-select.tsx'
import { isDegrees, isRadius, placeBody, type PlaceForm, placeForm } from './place-form.ts'
import { PositionFields } from './position-fields.tsx'
import { RadiusFields } from './radius-fields.tsx'
import { type Place } from './workplace-queries.ts'

interface PlaceDialogProps {
  /** Undefined for a new one. */
  place: Place | undefined
  onClose: () => void
}

/** Adds a place or changes one: name, middle and radius, with a drawing of its size. */
export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const { t } = useTranslation()
  const create = useAction(createLocation, { errors: 'form' })
  const update = useAction(updateLocation, { errors: 'form' })
  return (
    <FormDialog<PlaceForm>
      opened
      size={520}
      title={t(place ? 'workplaces.places.edit' : 'workplaces.places.add')}
      initialValues={placeForm(place)}
      validate={{
        loc_name: (name) => (name.trim() ? null : t('common.error.required')),
        loc_lat: (text) => (isDegrees(text, 90) ? null : t('workplaces.places.latitudeWrong')),
        loc_lon: (text) => (isDegrees(text, 180) ? null : t('workplaces.places.longitudeWrong')),
        radius: (radius) => (isRadius(radius) ? null : t('workplaces.places.radiusWrong')),
      }}
      submitText={t(place ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={async (form) => {
        const body = placeBody(form)
        if (place) await update.mutateAsync({ params: { id: place.com_loc_id }, body })
        else await create.mutateAsync({ body })
        const added = t('workplaces.places.added', { name: body.loc_name })
        notify({ text: place ? t('common.state.saved') : added })
      }}
    >
      {(form) => (
        <>
          <TextInput
            label={t('workplaces.places.name')}
            placeholder={t('workplaces.places.nameHint')}
            required
            maxLength={50}
            data-autofocus
            {...form.getInputProps('loc_name')}
          />
          <PositionFields form={form} />
          <RadiusFields form={form} />
          <BranchSelect {...form.getInputProps('branch_id')} />
        </>
      )}
    </FormDialog>
  )
}
