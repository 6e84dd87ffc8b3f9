/** Environment of PostgreSQL's programs: ours without variables that change their behavior. */
export const childEnvironment = () => ({
  PATH: process.env.PATH,
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
  LC_MESSAGES: 'C',
})
