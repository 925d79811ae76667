import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { ConfirmProvider } from './dialog/confirm-provider.tsx'
import { PictureAddress } from './people/picture.tsx'

interface KitProviderProps {
  /** Where a picture of the server's answers is found. */
  pictureAddress: (address: string) => string
  children: ReactNode
}

/** What the kit needs around every signed-in screen: the question dialog and the notifications. */
export function KitProvider({ pictureAddress, children }: KitProviderProps) {
  return (
    <PictureAddress value={pictureAddress}>
      <ConfirmProvider>
        <Notifications position="bottom-right" limit={4} />
        {children}
      </ConfirmProvider>
    </PictureAddress>
  )
}
