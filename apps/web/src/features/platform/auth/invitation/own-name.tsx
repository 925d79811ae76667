import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../index.ts'

/** What somebody is called: as the invitation says, or as they say where whoever invited wrote an address alone. */
export function useOwnName(invited: string, email: string) {
  // Then the invitation names them by what stands before the @.
  const isUnknown = email.startsWith(`${invited}@`)
  const [name, setName] = useState(isUnknown ? '' : invited)
  return { name, setName, isUnknown }
}

interface Props {
  own: ReturnType<typeof useOwnName>
  problem?: string | false
}

export function OwnNameField({ own, problem }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('invitation.name')}
      autoComplete="name"
      maxLength={50}
      value={own.name}
      change={own.setName}
      problem={problem}
      autoFocus
    />
  )
}
