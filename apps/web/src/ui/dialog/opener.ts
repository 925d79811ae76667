/** What had the focus last outside of dialogs and menus: where a person was before the first of several dialogs. */
let outside: HTMLElement | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest('[role=dialog], [role=menu]')) outside = target
})

/** What opens a dialog now, for an entry of a menu the button of that menu. */
export function openerOf(): HTMLElement | null {
  const active = document.activeElement
  const isThere = active instanceof HTMLElement && active !== document.body && !active.closest('[role=menu]')
  return isThere ? active : outside
}
