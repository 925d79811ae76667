import { useMediaQuery } from '@mantine/hooks'

/** Whether list and setting stand side by side. */
export function useHasSideList(): boolean {
  return useMediaQuery('(min-width: 1100px)', false, { getInitialValueInEffect: false })
}
