/** Emails that members of a shop get at most once a day: the daily summary, and reminders to ship. */
export { createDailyEmailJobs } from './daily-email-jobs.ts'
export { sweepOrderReminders } from './ship-reminders.repository.ts'
