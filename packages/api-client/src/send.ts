/** One attempt at one request: `fetch`, or a layer around it. */
export type Send = (request: Request) => Promise<Response>

/** Reads an unneeded body within its timeout: if it is left unread or canceled, the connection is lost. */
export function drain(response: Response): void {
  response.text().catch(() => {})
}
