/** Passwords are compared as people see them: one letter, one form. */
export const normalisePassword = (password: string): string => password.normalize('NFKC')
