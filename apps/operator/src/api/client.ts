import { createOperatorClient } from '@stoa/api-client/operator'

/** The console's calls. The session is a cookie, which the browser adds. */
export const client = createOperatorClient()
