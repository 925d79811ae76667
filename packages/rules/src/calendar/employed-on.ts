/** First and last day of somebody's work for the company, yyyy-MM-dd; null where it is open. */
export interface Employment {
  joinedOn: string | null
  retiredOn: string | null
}

/** @param day yyyy-MM-dd */
export function isEmployedOn(day: string, { joinedOn, retiredOn }: Employment): boolean {
  return (joinedOn === null || joinedOn <= day) && (retiredOn === null || day <= retiredOn)
}
