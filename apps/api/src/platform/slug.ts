/** Returns the slug of a name: `Crème brûlée & Co.` → `creme-brulee-and-co`. Empty without letters. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 160)
    .replace(/^-|-$/g, '')
}
