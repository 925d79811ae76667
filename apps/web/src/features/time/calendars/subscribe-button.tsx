import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarShare } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../page/lazy-part.ts'

const FeedsDialog = lazyPart(['calendars'], () => import('./feeds-dialog.tsx'), 'FeedsDialog')

/** Opens the calendars that one may read in a program of one's own. @param label in the words of the page */
export function SubscribeButton({ label }: { label: string }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarShare size={16} />} onClick={open}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FeedsDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
