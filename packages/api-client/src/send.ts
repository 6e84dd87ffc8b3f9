/** One attempt at one request: `fetch`, or a layer around it. */
export type Send = (request: Request) => Promise<Response>

/** Reads a body that is of no use, within its time: left unread or cancelled, it costs the connection. */
export function drain(response: Response): void {
  response.text().catch(() => {})
}
