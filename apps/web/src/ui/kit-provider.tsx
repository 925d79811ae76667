import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { listenToBack } from './dialog/back-closes.ts'
import { ConfirmProvider } from './dialog/confirm-provider.tsx'
import { lazyAside } from './lazy-soon.ts'
import { leaveNotices } from './notify.ts'
import { PictureAddress } from './people/picture.tsx'

const Notifications = lazyAside(async () => (await import('@mantine/notifications')).Notifications)

interface KitProviderProps {
  /** Where a picture of the server's answers is found. */
  pictureAddress: (address: string) => string
  children: ReactNode
}

/** What the kit needs around every signed-in screen: the question dialog and the notifications. */
export function KitProvider({ pictureAddress, children }: KitProviderProps) {
  const router = useRouter()
  const { history } = router
  // Also after a reload, before any dialog was opened, and before any of them listens for Esc.
  useLayoutEffect(() => listenToBack(history), [history])
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && leaveNotices()),
    [router],
  )
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
