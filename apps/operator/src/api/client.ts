import { createOperatorClient } from '@stoa/api-client/operator'
import { mutate } from 'swr'
import { send } from './send.ts'

/** Key of the operator who is logged in, and path of the call that reads them. */
export const ME = '/api/operator/me'

let hasEnded = false

/** Whether the session has ended, and no one has logged in since. */
export const hasSessionEnded = (): boolean => hasEnded

/** The console's calls. The session is a cookie, which the browser adds. If it has ended, the login takes the place of the page. */
export const client = createOperatorClient({
  async fetch(request) {
    const response = await send(request)
    if (response.status === 401) hasEnded = true
    else if (response.ok) hasEnded = false
    if (response.status === 401 && !request.url.endsWith(ME)) void mutate(ME)
    return response
  },
})
