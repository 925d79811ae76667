import { createContext, type ReactNode, useContext } from 'react'

export interface Question {
  title: string
  message?: ReactNode
  confirmText?: string
  cancelText?: string
  danger?: boolean
}

export type Confirm = (question: Question) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)

/** `if (await confirm({ title, message, danger: true })) …`; false when the person says no or closes it. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}
