/** The next turn of the event loop, without the clamp that browsers put on nested timers. */
export const nextTurn: () => Promise<void> =
  'setImmediate' in globalThis
    ? () => new Promise(resolve => setImmediate(resolve))
    : () =>
        new Promise(resolve => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            port1.close()
            resolve()
          }
          port2.postMessage(null)
        })
