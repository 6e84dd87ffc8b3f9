/** Returns a short text that differs for different texts, most likely. Not for secrets. */
export function hashOf(text: string): string {
  let hash = 5381
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0
  return hash.toString(36)
}
