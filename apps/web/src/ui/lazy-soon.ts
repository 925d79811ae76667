import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * A part of the page that does not weigh on its first sight: it is fetched as soon as the browser has nothing else to do, so
 * that it is there when somebody wants it. The place where it stands needs a Suspense around it.
 */
export function lazySoon<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  const wait: (then: () => void) => unknown =
    globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 200))
  // What cannot be fetched now is asked for once more when it is wanted, and complains then.
  wait(() => void load().catch(() => undefined))
  return lazy(async () => ({ default: await load() }))
}
