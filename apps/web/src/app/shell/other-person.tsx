import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsOtherPerson } from '../../page/use-is-other-person.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

// Above every other dialog: what they hold is the other person's, too.
const ABOVE_ALL = 1_000

/** Another tab has signed in as somebody else: nothing can be done here until the screen is that person's. */
export function OtherPerson() {
  const { t } = useTranslation()
  const isOther = useIsOtherPerson()
  return (
    <Dialog
      opened={isOther}
      onClose={() => undefined}
      title={t('shell.otherPerson.title')}
      centered
      zIndex={ABOVE_ALL}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Text size="sm" mb="md">
        {t('shell.otherPerson.text')}
      </Text>
      <Button fullWidth data-autofocus onClick={() => location.assign('/main')}>
        {t('shell.otherPerson.goOn')}
      </Button>
    </Dialog>
  )
}
