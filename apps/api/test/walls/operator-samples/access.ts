import { ACTION, type Area } from './sample.ts'

const CHALLENGE = { challenge: 'a-challenge-of-the-console', code: '123456' }

export const access: Area = {
  samples: {
    openOperatorSession: ({ email }) => ({ body: { email, password: 'wrong-password' } }),
    answerOperatorFactor: () => ({ body: CHALLENGE }),
    confirmOperatorFactor: () => ({ body: CHALLENGE }),
    getOperator: () => ({}),
    getToday: () => ({}),
    findAnything: ({ email }) => ({ query: `q=${encodeURIComponent(email)}` }),
    listOperatorLog: () => ({}),
    listOperators: () => ({}),
    grantOperator: ({ email }) => ({ params: { email }, body: { keys: ['support'], reason: ACTION.reason } }),
    revokeOperator: ({ email }) => ({ params: { email }, body: { reason: ACTION.reason } }),
  },
}

/** Ends the session, so it comes last. */
export const exit: Area = { samples: { endOperatorSession: () => ({}) } }
