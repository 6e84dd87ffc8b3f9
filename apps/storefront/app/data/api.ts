import { createApiClient } from '@stoa/api-client'
import { contractAnswers } from '@stoa/api-client/answers'
import { core } from './core.ts'

/**
 * The contract's calls, signed with this tab's session, every answer held against the contract. Pages that are mostly
 * read import it when it is used.
 */
export const api = createApiClient({ session: core.session, answers: contractAnswers })
