import { useMediaQuery } from '@mantine/hooks'

/** True below 640 px: the width at which tables become cards and dialogs fill the screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false })
}
