import 'i18next'
import type { SameShape } from './same-shape.ts'

declare global {
  /** A file of texts in another language than Korean: the keys of the Korean one, which adds itself to `WebTexts`. */
  type Translated<Name extends TextName> = SameShape<WebTexts[Name]>
  /** What a route, a command or a lazy part loads by: the first word of a key, and the file that holds it. */
  type TextName = keyof WebTexts
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: WebTexts }
    returnNull: false
  }
}
