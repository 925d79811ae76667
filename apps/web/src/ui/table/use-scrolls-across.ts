import { useEffect, useState } from 'react'

/** Whether what an element holds is wider than it shows; `content` changes when another element is in it. */
export function useScrollsAcross(element: HTMLElement | null, content: unknown): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    if (!element) return undefined
    const widths = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    for (const one of [element, ...element.children]) widths.observe(one)
    return () => widths.disconnect()
  }, [element, content])
  return scrolls
}
