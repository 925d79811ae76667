import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

// What is seen first has the browser to itself; a slow phone has shown it by then.
const FIRST_SIGHT_MILLISECONDS = 1_500
const TOUCHES = ['pointerdown', 'keydown', 'click'] as const

/** Resolves when what is seen first is there, or as soon as somebody does anything. */
const quiet = new Promise<void>((resolve) => {
  const wait: (then: () => void) => unknown = globalThis.requestIdleCallback ?? ((then) => setTimeout(then))
  setTimeout(() => wait(resolve), FIRST_SIGHT_MILLISECONDS)
  for (const touch of TOUCHES) addEventListener(touch, () => resolve(), { once: true, capture: true })
})

/**
 * A part of the page that does not weigh on its first sight: it is fetched when the browser has nothing else to do, so that it
 * is there when somebody wants it. The place where it stands needs a Suspense around it.
 */
export function lazySoon<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  // What cannot be fetched now is asked for once more when it is wanted, and complains then.
  void quiet.then(load).catch(() => undefined)
  return lazy(async () => ({ default: await load() }))
}

/** The same for what stands on every screen and shows nothing by itself: standing there is no reason to fetch it. */
export function lazyAside<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazySoon(() => quiet.then(load))
}
