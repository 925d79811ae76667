import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

/** How the screen may look, in the order in which it is offered. */
export const colorSchemes = [
  { scheme: 'light', text: 'shell.light', icon: IconSun },
  { scheme: 'dark', text: 'shell.dark', icon: IconMoon },
  { scheme: 'auto', text: 'shell.system', icon: IconDeviceDesktop },
] as const
