/** Keys of operators, in the order in which the console shows their parts. */
export const OPERATOR_KEYS = ['support', 'shops', 'catalog', 'money', 'people', 'content', 'admin'] as const
export type OperatorKey = (typeof OPERATOR_KEYS)[number]

/** Roles that `operator grant` takes, with their keys. */
export const ROLE_KEYS: Readonly<Record<'admin' | 'support', readonly OperatorKey[]>> = {
  admin: OPERATOR_KEYS,
  support: ['support'],
}

export const roleOf = (keys: readonly string[]): 'ROLE_ADMIN' | 'ROLE_SUPPORT' =>
  keys.includes('admin') ? 'ROLE_ADMIN' : 'ROLE_SUPPORT'
