/** A server's refusal, in the shape of an HTTP client's error. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string | null
  readonly title: string

  constructor(status: number, code: string, detail: string | null = null, title = `HTTP ${status}`) {
    super(detail ?? title)
    this.status = status
    this.code = code
    this.detail = detail
    this.title = title
  }
}

/** No answer came: the call may or may not have been done. */
export class NetworkError extends Error {
  readonly status = 0
}
