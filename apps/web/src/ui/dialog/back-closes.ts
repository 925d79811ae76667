import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Back closes the dialog on top instead of leaving the page. An entry of the same address, `spare`, is put in front of the
 * page as the first dialog opens: going back from it leads to the page itself, `below` it, and the router never hears of it.
 * A spare entry that no dialog needs any more stays, since to take it away would be another way through the history that
 * may cross with one of the router's; whoever goes back from it goes on to the page before.
 */
interface Entry {
  __TSR_index?: number
  spare?: boolean
  below?: boolean
}

/** Closes the dialog; false where it stays, as while it sends. */
type Close = () => boolean | void

/** The open dialogs, the one on top last. */
const open: Close[] = []
let listened: RouterHistory | undefined
/** Where the router was as it was asked to go elsewhere: it may refuse and come back here. */
let leaving: number | undefined

const entry = (): Entry => (window.history.state ?? {}) as Entry
const pageOf = (history: RouterHistory) => (history.location.state as Entry).__TSR_index

/** Puts the spare entry in front of the page. Past the router: the address stays, there is nothing to load. */
function putSpare(history: RouterHistory): void {
  const state = entry()
  // Elsewhere while the router asks whether the page may be left.
  if (state.spare || state.__TSR_index !== pageOf(history)) return
  leaving = undefined
  const { pushState, replaceState } = History.prototype
  replaceState.call(window.history, { ...state, below: true }, '')
  pushState.call(window.history, { ...state, below: false, spare: true }, '')
}

function onPop(event: PopStateEvent): void {
  const history = listened!
  const page = pageOf(history)
  const { __TSR_index: to, spare, below } = entry()
  const isReturn = leaving === page
  leaving = to === page ? undefined : page
  const isOurs =
    to === page && !isReturn && (below || (spare && location.href.endsWith(history.location.href)))
  if (!isOurs) return
  event.stopImmediatePropagation()
  if (spare) return
  const close = open.at(-1)
  if (!close) return window.history.back()
  const stays = close() === false
  if (stays || open.length > 1) putSpare(history)
}

/** Lets Back close dialogs from now on, and pass by what was put in front of pages for them. */
export function listenToBack(history: RouterHistory): void {
  if (listened === history) return
  if (!listened) window.addEventListener('popstate', onPop, { capture: true })
  listened = history
}

/** Closes a dialog by the Back of the browser or the phone. @param close answers false where the dialog stays */
export function useBackCloses(isOpen: boolean, close: Close): void {
  const { history } = useRouter()
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const dialog = () => onBack()
    listenToBack(history)
    open.push(dialog)
    putSpare(history)
    return () => {
      open.splice(open.indexOf(dialog), 1)
    }
  }, [isOpen, history])
}
