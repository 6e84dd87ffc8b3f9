import { createApiClient } from '@stoa/api-client'
import { shopperAnswers } from '@stoa/api-client/answers'
import { core } from './core.ts'

/**
 * The contract's calls, signed with this tab's session, every answer held against the contract; those under
 * `/api/seller/` have a client of their own in the seller area. Pages that are mostly read import it when it is used.
 */
export const api = createApiClient({ session: core.session, answers: shopperAnswers })
