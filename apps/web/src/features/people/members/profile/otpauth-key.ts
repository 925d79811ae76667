/** The secret inside an otpauth address, as it is typed into an app; empty when there is none. */
export function keyOfApp(url: string): string {
  return /[?&]secret=([A-Z2-7]+)/i.exec(url)?.[1]?.toUpperCase() ?? ''
}
