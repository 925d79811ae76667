/** First and last day of somebody's work for the company, yyyy-MM-dd; null where it is open. */
export interface Employment {
  joinedOn: string | null
  retiredOn: string | null
  /** Who is INVITED without a first day works on none; not asked where nobody is. */
  status?: string
}

/** @param day yyyy-MM-dd */
export function isEmployedOn(day: string, { joinedOn, retiredOn, status }: Employment): boolean {
  if (status === 'INVITED' && joinedOn === null) return false
  return (joinedOn === null || joinedOn <= day) && (retiredOn === null || day <= retiredOn)
}
