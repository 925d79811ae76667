import type { TFunction } from 'i18next'
import { emptyField, type FieldForm } from './field-form.ts'

/** What companies often record besides the profile; each is a start that can be changed before it is saved. */
export function presetsOf(t: TFunction): FieldForm[] {
  const sizes = t('customFields.preset.uniformSizes').split(',')
  const options = sizes.map((cufl_name, at) => ({ key: `preset${at}`, cufl_name }))
  return [
    {
      ...emptyField,
      cuf_name: t('customFields.preset.employeeNumber'),
      cuf_show: 'ALL',
      cuf_edit: 'ADMIN',
      cuf_placeholder: t('customFields.preset.employeeNumberHint'),
    },
    {
      ...emptyField,
      cuf_name: t('customFields.preset.emergency'),
      cuf_type: 'PHONE',
      cuf_placeholder: t('customFields.preset.emergencyHint'),
    },
    {
      ...emptyField,
      cuf_name: t('customFields.preset.address'),
      cuf_placeholder: t('customFields.preset.addressHint'),
    },
    {
      ...emptyField,
      cuf_name: t('customFields.preset.car'),
      cuf_placeholder: t('customFields.preset.carHint'),
    },
    { ...emptyField, cuf_name: t('customFields.preset.license'), cuf_type: 'DATE' },
    { ...emptyField, cuf_name: t('customFields.preset.uniform'), cuf_type: 'CHOICE', options },
  ]
}
