import type { EndpointResponse } from '#contract/endpoint.ts'
import type { arrangeHome, HomeWidget } from '#contract/portal/home/layout.ts'

export type Layout = EndpointResponse<typeof arrangeHome>
export type Column = 'main' | 'side'

/** The order of some widgets of a column changes; all others keep their places, such as those whose part is switched off. */
export function sortSome(layout: Layout, column: Column, sorted: readonly HomeWidget[]): Layout {
  const next = [...sorted]
  const places = layout[column].map((name) => (sorted.includes(name) ? next.shift()! : name))
  return own({ ...layout, [column]: places })
}

/** A widget goes to the end of the other column. */
export function moveAcross(layout: Layout, widget: HomeWidget): Layout {
  const [from, to]: Column[] = layout.main.includes(widget) ? ['main', 'side'] : ['side', 'main']
  return own({
    ...layout,
    [from!]: layout[from!].filter((name) => name !== widget),
    [to!]: [...layout[to!], widget],
  })
}

/** A widget is hidden, or shown again at its place. */
export function flip(layout: Layout, widget: HomeWidget): Layout {
  const isHidden = layout.hidden.includes(widget)
  const hidden = isHidden ? layout.hidden.filter((name) => name !== widget) : [...layout.hidden, widget]
  return own({ ...layout, hidden })
}

const own = (layout: Layout): Layout => ({ ...layout, is_own: true })
