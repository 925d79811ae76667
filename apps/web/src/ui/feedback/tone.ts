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
