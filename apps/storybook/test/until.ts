const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** Waits for what a browser does in its own time, at most ten seconds, and for the frame that shows it. */
export async function until(holds: () => boolean): Promise<void> {
  const from = performance.now()
  while (!holds()) {
    if (performance.now() - from > 10_000) throw new Error(`Not so after ten seconds: ${holds}`)
    await frame()
  }
  await frame()
}
