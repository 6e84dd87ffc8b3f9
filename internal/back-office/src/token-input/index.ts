export { TokenInput, type TokenInputProps } from './token-input.tsx'
export { type AddedTokens, addTokens, sameToken, type TokenProblem, tokensOf } from './tokens.ts'
