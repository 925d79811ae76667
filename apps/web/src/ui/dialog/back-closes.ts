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

interface Open {
  close: Close
  /** What Esc does; nothing where it must be answered. */
  escape: () => void
  /** Hears Esc by a listener of its own, as long as it is alone. */
  hearsEscape: boolean
}

/** The open dialogs, the one on top last. */
const open: Open[] = []
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
  const top = open.at(-1)
  if (!top) return window.history.back()
  const stays = top.close() === false
  if (stays || open.length > 1) putSpare(history)
}

// An open list of choices or a menu takes it for itself.
const TAKES_ESCAPE = '[data-mantine-stop-propagation="true"]'

/** Heard before the dialogs hear it. Where several are open each of them would: the one on top alone is asked to close. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  const isTaken = event.target instanceof Element && event.target.matches(TAKES_ESCAPE)
  const top = open.at(-1)
  if (!top || isTaken || (top.hearsEscape && open.length === 1)) return
  event.stopImmediatePropagation()
  top.escape()
}

/** Lets Back close dialogs from now on, and pass by what was put in front of pages for them. */
export function listenToBack(history: RouterHistory): void {
  if (listened === history) return
  if (!listened) {
    window.addEventListener('popstate', onPop, { capture: true })
    window.addEventListener('keydown', onKey, { capture: true })
  }
  listened = history
}

interface Closing {
  /** Answers false where the dialog stays. */
  byBack: Close
  byEscape: (() => void) | undefined
  /** Whether Mantine listens for Esc on its behalf. */
  hearsEscape: boolean
}

/** Closes a dialog by the Back of the browser or the phone, and by Esc when it stands above others. */
export function useBackCloses(isOpen: boolean, { byBack, byEscape, hearsEscape }: Closing): void {
  const { history } = useRouter()
  const onBack = useEffectEvent(byBack)
  const onEscape = useEffectEvent(() => byEscape?.())
  useEffect(() => {
    if (!isOpen) return undefined
    const dialog = { close: () => onBack(), escape: () => onEscape(), hearsEscape }
    listenToBack(history)
    open.push(dialog)
    putSpare(history)
    return () => {
      open.splice(open.indexOf(dialog), 1)
    }
  }, [isOpen, history, hearsEscape])
}
