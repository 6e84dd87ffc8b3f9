const EVERY = 2_000

/** Prints a line at most every two seconds, so that long work shows progress and short work stays quiet. */
export type Progress = (line: () => string) => void

export function createProgress(say: (line: string) => void): Progress {
  let last = Date.now()
  return line => {
    if (Date.now() - last < EVERY) return
    last = Date.now()
    say(line())
  }
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `1.4 MB` */
export function formatBytes(bytes: number): string {
  let [amount, unit] = [bytes, 0]
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000
    unit++
  }
  return `${unit === 0 ? amount : amount.toFixed(1)} ${UNITS[unit]}`
}
