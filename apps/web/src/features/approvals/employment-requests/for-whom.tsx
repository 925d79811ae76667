import { useTranslation } from 'react-i18next'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'
import { findPeople } from '../../people/directory/index.ts'

interface ForWhomProps {
  /** Empty: for oneself. */
  value: readonly PersonOption[]
  onChange: (people: PersonOption[]) => void
  error: React.ReactNode
}

/** Whom it is about: leaders and admins also propose it for the people whom they see. */
export function ForWhom({ value, onChange, error }: ForWhomProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  if (!seesOthers(profile)) return null
  return (
    <PersonPicker
      label={t('employmentRequest.forWhom')}
      description={t('employmentRequest.forWhomHint')}
      placeholder={value.length > 0 ? '' : t('employmentRequest.forMe')}
      value={value}
      onChange={(people) => onChange(people.filter(({ id }) => id !== profile.id))}
      search={findPeople}
      error={error}
    />
  )
}
