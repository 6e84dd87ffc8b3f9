/** What PostgreSQL's programs are given of our environment: nothing that changes what they do. */
export const childEnvironment = () => ({
  PATH: process.env.PATH,
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
  LC_MESSAGES: 'C',
})
