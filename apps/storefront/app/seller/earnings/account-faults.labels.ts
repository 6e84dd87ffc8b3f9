/** The API’s messages about a bank account are predicates, such as “is not your password”. */
export const accountFaultLabels = {
  fault: 'This {message}.',
} as const
