import { hash, randomBytes } from 'node:crypto'

/** 256 random bits; only their hash is stored. */
export const newChallenge = (): string => randomBytes(32).toString('base64url')

export const hashChallenge = (challenge: string): Buffer => hash('sha256', challenge, 'buffer')
