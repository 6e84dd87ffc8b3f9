/** A real turn of the event loop, whatever clock a test has replaced: bodies are read in such turns. */
export const turn = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
