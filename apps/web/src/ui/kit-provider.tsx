import { type ReactNode, Suspense } from 'react'
import { ConfirmProvider } from './dialog/confirm-provider.tsx'
import { lazySoon } from './lazy-soon.ts'
import { PictureAddress } from './people/picture.tsx'

const Notifications = lazySoon(async () => (await import('@mantine/notifications')).Notifications)

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
        <Suspense>
          <Notifications position="bottom-right" limit={4} />
        </Suspense>
        {children}
      </ConfirmProvider>
    </PictureAddress>
  )
}
