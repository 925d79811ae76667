/** Whether somebody of this status is here at present, on leave of absence too, and so known to every colleague. */
export function worksHere(status: string | null): boolean {
  return status === 'WORKING' || status === 'ABSENCE'
}
