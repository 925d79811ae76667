import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Tells screen readers that something loads; the grey blocks inside are for eyes only. */
export function LoadingRegion({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={className} role="status" aria-busy aria-label={t('kit.loading')} data-kit="skeleton">
      {children}
    </div>
  )
}
