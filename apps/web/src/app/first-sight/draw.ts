import type { Sight, SightCard } from './sight.ts'

/** Fills the frame. What draws the whole page takes it away; whoever cannot see it loses nothing by waiting for that. */
export function draw(sight: Sight): void {
  const frame = document.getElementById('first-sight')
  if (!frame || frame.className === 'lost') return
  const head = element('div', 'seen-head', element('h1', '', sight.title), element('p', '', sight.day))
  const columns = element('div', 'seen-columns', column(sight.main), column(sight.side))
  // It is gone in a moment: whoever hears the page hears the screen that comes.
  for (const part of [head, columns]) part.setAttribute('aria-hidden', 'true')
  for (const grey of frame.querySelectorAll('i')) grey.remove()
  frame.append(...(sight.hasCover ? [element('i', 'seen-cover')] : []), head, columns)
}

/** What follows is not known yet: one grey card stands for it. */
function column(cards: readonly SightCard[]): HTMLElement {
  return element('div', '', ...cards.map(card), element('i', ''))
}

function card({ title, mark, figure, rows, isDay }: SightCard): HTMLElement {
  const head = element('header', '', element('h2', '', title), ...(mark ? [element('b', '', mark)] : []))
  const list = element(
    'dl',
    '',
    ...rows.flatMap(([label, value]) => [element('dt', '', label), element('dd', '', value)]),
  )
  return element(
    'section',
    isDay ? 'seen-day' : figure ? 'seen-figure' : '',
    head,
    ...(isDay ? [element('i', '')] : []),
    ...(figure ? [element('p', '', figure[0], ' ', element('small', '', figure[1]))] : []),
    ...(rows.length > 0 ? [list] : []),
  )
}

function element(name: string, className: string, ...content: (HTMLElement | string)[]): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...content)
  return made
}
