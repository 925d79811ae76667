import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../page/lazy-part.ts'
import { hasAnyFeature, useProfile } from '../../page/profile.ts'

const FeatureOff = lazyPart(['features'], () => import('./feature-off.tsx'), 'FeatureOff')

/** Stands in for the screens of a part that the company has switched off, whatever address led here. */
export function FeatureGate({ children }: { children: ReactNode }) {
  const profile = useProfile()
  const parts = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData) })
  const off = parts
    .map(({ feature }) => [feature ?? []].flat())
    .find((features) => features.length > 0 && !hasAnyFeature(profile, features))
  return off ? (
    <Suspense fallback={null}>
      <FeatureOff features={off} />
    </Suspense>
  ) : (
    children
  )
}
