/** Returns a hue from 0 to 359 for an id: stable for the same id, and far apart for similar ones. */
export function hueOf(id: string): number {
  let hash = 2166136261
  for (let index = 0; index < id.length; index++) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 16777619)
  }
  return (hash >>> 0) % 360
}
