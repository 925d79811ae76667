/** What names are compared by: without regard to case, width and spaces. */
export function looseKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
