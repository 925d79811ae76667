import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { ConfirmProvider } from './dialog/confirm-provider.tsx'

/** What the kit needs around every signed-in screen: the question dialog and the notifications. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      <Notifications position="bottom-right" limit={4} />
      {children}
    </ConfirmProvider>
  )
}
