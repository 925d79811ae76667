/** Colours of styles/tones.css: `var(--tone-amber)` for text, `-soft` behind it, `-mark` for dots and bars. */
export type Tone =
  | 'amber'
  | 'blue'
  | 'green'
  | 'red'
  | 'gray'
  | 'violet'
  | 'teal'
  | 'sky'
  | 'indigo'
  | 'pink'
  | 'orange'
  | 'brown'
  | 'plum'
  | 'steel'

/** The colour of a tone for what is drawn: bars, dots, lines. */
export function toneColor(tone: Tone): string {
  return `var(--tone-${tone}-mark)`
}
