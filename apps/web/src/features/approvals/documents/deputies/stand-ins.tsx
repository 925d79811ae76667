import { useTranslation } from 'react-i18next'

interface StandInsProps {
  is_absent: boolean
  deputies: { user_id: number; username: string }[]
}

/** Beside somebody of a line: that they are absent, and who decides for them today. */
export function StandIns({ is_absent: isAbsent, deputies }: StandInsProps) {
  const { t } = useTranslation()
  if (!isAbsent && deputies.length === 0) return null
  const name = deputies.map(({ username }) => username).join(', ')
  const said = [isAbsent && t('deputies.isAbsent'), name && t('deputies.by.DELEGATE', { name })]
  return <span className="quiet">{said.filter(Boolean).join(' · ')}</span>
}
