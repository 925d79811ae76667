import { useMutation } from '@tanstack/react-query'
import { saveMealPicture, saveMeals } from '#contract/office/meals/meals.ts'
import { useAction } from '../../../api/use-action.ts'
import type { changedDays, Pictures } from './changed-days.ts'

interface Changes {
  days: ReturnType<typeof changedDays>
  pictures: Pictures
}

/**
 * Saves what was changed of a week: its menus in one call, then each picture.
 * @param onPicture told of each that is kept, so that what a refusal leaves is tried again by the next press alone
 */
export function useSaveWeek(onPicture: (date: string) => void) {
  const menus = useAction(saveMeals)
  const picture = useAction(saveMealPicture)
  return useMutation({
    mutationFn: async ({ days, pictures }: Changes) => {
      if (days.length > 0) await menus.mutateAsync({ body: { days: days as never } })
      for (const [date, file] of Object.entries(pictures)) {
        await picture.mutateAsync({ body: { date: date as never, picture: file as never } })
        onPicture(date)
      }
    },
    // Each part has said by itself what is wrong with it.
    meta: { errors: 'form' },
  })
}
