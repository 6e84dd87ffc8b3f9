/** Names of the entries of the operator log. An entry without one shows its code. */
export const what: Readonly<Record<string, string>> = {
  'access.refused': 'Refused: key missing',
  'application.approved': 'Application approved',
  'application.rejected': 'Application rejected',
  'operator.added': 'Operator added',
  'operator.keys_changed': 'Access changed',
  'operator.removed': 'Operator removed',
  'person.found': 'Person found',
  'session.ended': 'Logged out',
  'session.opened': 'Logged in',
  'session.refused': 'Login refused',
  'shop.opened': 'Shop opened',
  'shop.reopened': 'Shop reopened',
  'shop.suspended': 'Shop suspended',
}
