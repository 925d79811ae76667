/** Something whose size everybody knows, drawn beside the radius. */
export interface Figure {
  name: 'bus' | 'pitch'
  length: number
  width: number
}

export interface SketchScale {
  /** How many pixels of the drawing a metre has. */
  perMetre: number
  radius: number
  /** The bar below: a round number of metres and its length in pixels. */
  bar: { metres: number; length: number }
  figure: Figure | null
}

const BUS: Figure = { name: 'bus', length: 12, width: 2.5 }
// The usual field of the international game.
const PITCH: Figure = { name: 'pitch', length: 105, width: 68 }

/** The scale of a drawing in which a circle of so many metres fills the height but for a margin. */
export function sketchScale(
  radiusMetres: number,
  size: { width: number; height: number; margin: number },
): SketchScale {
  const radius = size.height / 2 - size.margin
  const perMetre = radius / radiusMetres
  const metres = roundBelow((size.width * 0.3) / perMetre)
  return { perMetre, radius, bar: { metres, length: metres * perMetre }, figure: figureFor(radiusMetres) }
}

/** The largest of 1, 2, 5, 10, 20, 50, … that is not above a number of at least 1. */
export function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [5, 2, 1].find((one) => one * power <= value) ?? 1
  return step * power
}

// Neither a dot nor wider than the circle.
function figureFor(radiusMetres: number): Figure | null {
  if (radiusMetres < 55) return BUS
  return radiusMetres <= 1500 ? PITCH : null
}

const SLIDER = { from: Math.log10(10), to: Math.log10(5000) } as const

/** Where a radius stands on the slider, 0 to 100: every doubling is as long as any other. */
export function sliderOf(radiusMetres: number): number {
  return ((Math.log10(radiusMetres) - SLIDER.from) / (SLIDER.to - SLIDER.from)) * 100
}

/** The radius of a place on the slider, in steps that suit its size: 10, 20 … 100, 150 … 500, 600 …. */
export function radiusAt(slider: number): number {
  const exact = 10 ** (SLIDER.from + (slider / 100) * (SLIDER.to - SLIDER.from))
  const step = exact < 100 ? 5 : exact < 500 ? 10 : exact < 1000 ? 50 : 100
  return Math.min(5000, Math.max(10, Math.round(exact / step) * step))
}
