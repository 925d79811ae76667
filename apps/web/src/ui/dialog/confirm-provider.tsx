import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { lazySoon } from '../lazy-soon.ts'
import { ConfirmContext, type Question } from './use-confirm.ts'

const ConfirmDialog = lazySoon(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

interface Asked extends Question {
  answer: (yes: boolean) => void
}

/** Holds the one dialog behind `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked((before) => {
          before?.answer(false)
          return { ...question, answer: resolve }
        })
        setOpen(true)
      }),
    [],
  )
  const answer = (yes: boolean) => {
    asked?.answer(yes)
    // The words stay while the dialog fades out.
    setOpen(false)
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog
            {...asked}
            opened={isOpen}
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
