import Bowser from 'bowser'

const UNKNOWN = 'Unknown device'

/** Describes a user agent: `Firefox on Windows`. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  const machine = platform.vendor === 'Apple' && platform.model ? platform.model : os.name
  if (browser.name) return machine ? `${browser.name} on ${machine}` : browser.name
  return machine ?? UNKNOWN
}
