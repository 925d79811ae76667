import '@tanstack/react-router'
import type { TextKey } from '../text/keys.ts'
import type { OfferedFeature } from '../page/offered-feature.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the screen in the top bar, its breadcrumb and the browser's tab. */
    title?: TextKey
    /** Texts that it shows beside those of the routes around it: there before it is shown. */
    texts?: readonly TextName[]
    /** The part of the product that the screens below belong to; off, they say so instead. Of several, when all are off. */
    feature?: OfferedFeature | readonly OfferedFeature[]
  }
}
