import '@tanstack/react-router'
import type { TextKey } from '../text/keys.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the screen in the top bar, its breadcrumb and the browser's tab. */
    title?: TextKey
  }
}
