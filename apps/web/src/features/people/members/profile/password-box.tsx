import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The kit's password input, whose eye speaks the language of the screen. */
export function PasswordBox(props: PasswordInputProps) {
  const { t } = useTranslation()
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t('common.showPassword') }} {...props} />
}
