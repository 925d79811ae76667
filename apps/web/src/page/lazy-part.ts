import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadTexts } from '../text/i18n.ts'

/** A part of a page that is fetched when it is first shown, with the texts that the route around it does not bring. */
export function lazyPart<Name extends string, P extends object>(
  texts: readonly TextName[],
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(texts)])
    return { default: part[name] }
  })
}
