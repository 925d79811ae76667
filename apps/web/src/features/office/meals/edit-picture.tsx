import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saveMealPicture } from '#contract/office/meals/meals.ts'
import { useAction } from '../../../api/use-action.ts'
import { shortDay } from '../../../text/formats.ts'
import { ChoosePicture } from '../../../ui/input/choose-picture.tsx'
import { notify } from '../../../ui/notify.ts'
import type { Week } from './changed-days.ts'
import { MenuPicture } from './menu-picture.tsx'

/** The picture of one day: chosen, exchanged or taken away at once, whatever is being typed of the week. */
export function EditPicture({ day: { date, picture } }: { day: Week['days'][number] }) {
  const { t } = useTranslation()
  const save = useAction(saveMealPicture, { onSuccess: () => notify({ text: t('common.state.saved') }) })
  const name = t('meals.picture', { day: shortDay(date) })
  const put = (file: File | null) => save.mutate({ body: { date: date as never, picture: file as never } })
  return (
    <div role="group" aria-label={name}>
      {picture && <MenuPicture src={picture} alt={name} />}
      <Group gap={4} mt={4}>
        <ChoosePicture
          variant="subtle"
          size="compact-sm"
          hasPicture={picture !== null}
          onChoose={put}
          loading={save.isPending}
        />
        {picture && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            disabled={save.isPending}
            onClick={() => put(null)}
          >
            {t('kit.picture.remove')}
          </Button>
        )}
      </Group>
    </div>
  )
}
