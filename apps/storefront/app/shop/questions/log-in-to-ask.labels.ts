export const logInToAskLabels = { logIn: 'Log in to ask a question' } as const
