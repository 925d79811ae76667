import { Button } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { swapsQuery } from './swap-queries.ts'

const SwapDialog = lazyPart([], () => import('./swap-dialog.tsx'), 'SwapDialog')

interface SwapButtonProps {
  /** Whose days; one's own without. */
  userId: number | undefined
  /** A day of the month that is looked at. */
  date: string
}

/** 휴일 대체: where the company offers it, asked for on the own sheet and entered for those whose days one plans. */
export function SwapButton({ userId, date }: SwapButtonProps) {
  const { t } = useTranslation()
  const { data } = useQuery(swapsQuery(userId, date))
  const [isOpen, setOpen] = useState(false)
  if (!data?.is_offered || (userId !== undefined && !data.abilities.enter)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconArrowsExchange size={16} />} onClick={() => setOpen(true)}>
        {t('swaps.title')}
      </Button>
      <Suspense>
        {isOpen && (
          <SwapDialog userId={userId} date={date} swaps={data.results} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
