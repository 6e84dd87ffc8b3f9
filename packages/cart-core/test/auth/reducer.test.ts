import { expect, test } from 'vitest'
import { type AuthEvent, type AuthState, authReducer, initialAuthState, type User } from '../../src/index.ts'

const user: User = { id: 'u', username: 'ann', avatar: null, roles: [] }
const guest: AuthState = { user: null, isLoading: false, error: null }
const signedIn: AuthState = { user, isLoading: false, error: null }
const busy: AuthState = { user: null, isLoading: true, error: null }
const wrong: AuthState = { user: null, isLoading: false, error: 'no' }

const table: [name: string, from: AuthState, event: AuthEvent, to: AuthState][] = [
  ['login starts', wrong, { type: 'loginStart' }, busy],
  ['login succeeds', busy, { type: 'loginSuccess', user }, signedIn],
  ['login fails', busy, { type: 'loginFailure', error: 'no' }, wrong],
  ['registration starts', wrong, { type: 'registerStart' }, busy],
  ['registration succeeds', busy, { type: 'registerSuccess' }, guest],
  ['registration fails', busy, { type: 'registerFailure', error: 'no' }, wrong],
  [
    'update starts',
    { ...signedIn, error: 'no' },
    { type: 'updateProfileStart' },
    { ...signedIn, isLoading: true },
  ],
  [
    'update succeeds',
    { ...signedIn, isLoading: true },
    { type: 'updateProfileSuccess', user: { ...user, username: 'bea' } },
    { ...signedIn, user: { ...user, username: 'bea' } },
  ],
  [
    'update fails and keeps the user',
    { ...signedIn, isLoading: true },
    { type: 'updateProfileFailure', error: 'no' },
    { ...signedIn, error: 'no' },
  ],
  ['logout', { ...signedIn, error: 'no' }, { type: 'logout' }, guest],
  ['clear error', wrong, { type: 'clearError' }, guest],
  [
    'clear error while something is under way',
    { user: null, isLoading: true, error: 'no' },
    { type: 'clearError' },
    busy,
  ],
  [
    'finish loading, and keep the error',
    { user: null, isLoading: true, error: 'no' },
    { type: 'finishLoading' },
    wrong,
  ],
  ['load user', initialAuthState, { type: 'loadUser', user }, signedIn],
  ['finish loading', initialAuthState, { type: 'finishLoading' }, guest],
]

test.each(table)('[AUT-02] %s', (_name, from, event, to) => {
  expect(authReducer(from, event)).toEqual(to)
})

test('the state before anything happened is exactly user, isLoading and error', () => {
  expect(initialAuthState).toEqual({ user: null, isLoading: true, error: null })
})
